import type { AppContext, Caller } from '../../../context.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import {
  contentTypes,
  type ContentType,
  type ContentTypeName,
} from '../../../domain/content-types/content-types.ts'
import { describedTypes } from '../../../domain/content-types/described-types.ts'
import { permalink } from '../../../domain/content/permalinks.ts'
import { ANONYMOUS } from '../../../domain/accounts/caller.ts'
import { canEdit, canRead } from '../../../domain/content/entry-policy.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'
import { operation, type Call } from '../../operation.ts'
import type { ApiRequest, ResourceVersion } from '../../../http/request.ts'
import type { Rendered } from '../../../http/selection.ts'
import { opensWith } from '../../entry-password.ts'
import { OF_PREVIEWS, previewTokenOf, type PreviewCall } from '../../preview-token.ts'
import { entryLoader } from './load-entry.ts'
import { presentEntry, type EntryResources, type ResourceName } from './present.ts'
import { openPreview, type OpenedPreview } from '../../../domain/content/previews/preview-links.ts'

/** The call of every operation that reads one entry. */
interface Reading extends Pick<Call, 'caller' | 'request' | 'selection'> {
  readonly params: { readonly id: number }
  readonly query: {
    readonly context?: string
    readonly password?: string
    readonly preview_token?: string
  }
}

interface Retrieved<T> {
  readonly status: 200
  readonly body: Rendered<T>
  readonly headers: Readonly<Record<string, string>>
  /** Absent for previews, which are not cached. */
  readonly resource?: ResourceVersion
  readonly viewer?: Caller
}

/**
 * Reads one entry of a type (behaviour/permissions.md#reading-posts-and-pages): its checks and its
 * answer, which links to the entry's page if the type has pages.
 */
export function entryRetrieval<Name extends ResourceName>(name: Name) {
  const type = contentTypes[name]
  const hasPages = describedTypes.some((described) => described.name === name && described.viewable)

  return operation({
    cachePerCaller: true,
    load: entryLoader(name),

    async authorize(call: Reading, ctx, row) {
      if (call.query.context === 'edit' && !canEdit(call.caller, type, row)) {
        throw forbidden('rest_forbidden_context', call.caller)
      }
      if ((await openedPreview(call, ctx, type, row)) !== undefined) return
      await requirePassword(call, ctx, row)
      requireReadable(call.caller, name, row)
    },

    prepare: (call: Reading, ctx, row) => openedPreview(call, ctx, type, row),

    async run(call: Reading, ctx, row, preview): Promise<Retrieved<EntryResources[Name]>> {
      const headers = hasPages ? { Link: pageLink(permalink(ctx.siteUrl, type, row)) } : {}
      if (preview !== undefined) {
        // As a visitor would see it, whoever the caller is, and without ads.
        const viewer: Caller = { ...ANONYMOUS, previewed: row.id }
        return {
          status: 200,
          body: await presentEntry(
            { caller: viewer, selection: call.selection },
            ctx,
            name,
            preview.entry,
            true,
          ),
          headers: { ...headers, ...OF_PREVIEWS },
          viewer,
        }
      }
      const unlocked = given(passwordOf(call))
      return {
        status: 200,
        body: await presentEntry(call, ctx, name, row, unlocked),
        headers,
        resource: row,
      }
    },
  })
}

const pageLink = (page: string): string => `<${page}>; rel="alternate"; type=text/html`

function requireReadable(caller: Caller, name: ContentTypeName, row: EntryRow): void {
  if (!canRead(caller, contentTypes[name], row)) throw forbidden('rest_forbidden', caller)
}

/** In a body, `password` is a value to write and unlocks nothing. */
const passwordOf = ({ query, request }: Reading): string | undefined =>
  'password' in request.query ? query.password : undefined

/** An empty password counts as none. */
const given = (password: string | undefined): boolean => password !== undefined && password !== ''

/**
 * @throws DomainError 403 rest_post_incorrect_password, also for an unnecessary password, 429
 *   rest_too_many_attempts
 */
async function requirePassword(call: Reading, ctx: AppContext, row: EntryRow): Promise<void> {
  const password = passwordOf(call)
  if (given(password) && !(await opensWith(call, ctx, row, password))) {
    throw failure('rest_post_incorrect_password')
  }
}

/** The preview opened by each request, which several phases need. */
const opened = new WeakMap<ApiRequest, Promise<OpenedPreview | undefined>>()

/**
 * Opens the item of a request with its preview token, in the view context only; undefined without a
 * token, or if the item has been published.
 * @throws DomainError 403 rest_preview_token_invalid, rest_preview_token_expired
 */
function openedPreview(
  call: PreviewCall & Pick<Call, 'selection'>,
  ctx: AppContext,
  type: ContentType,
  entry: EntryRow,
): Promise<OpenedPreview | undefined> {
  const { request, selection } = call
  const token = previewTokenOf(call)
  if (token === undefined || selection.context !== 'view') return Promise.resolve(undefined)
  const known = opened.get(request)
  if (known !== undefined) return known
  const opening = openPreview(ctx, type, entry, token)
  opened.set(request, opening)
  return opening
}
