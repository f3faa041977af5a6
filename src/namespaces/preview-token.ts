import { PREVIEW_HEADER } from '../http/plain-read.ts'
import { headerText } from '../http/request.ts'
import type { Call } from './operation.ts'

/** The part of a read that may carry a preview token. */
export interface PreviewCall extends Pick<Call, 'request'> {
  readonly query: { readonly preview_token?: string }
}

/** The headers of what a token opens, which no cache may keep. */
export const OF_PREVIEWS = { 'Cache-Control': 'no-store' } as const

/** The preview token of a request; the header counts before the argument. */
export const previewTokenOf = ({ request, query }: PreviewCall): string | undefined =>
  headerText(request.headers, PREVIEW_HEADER) ?? query.preview_token
