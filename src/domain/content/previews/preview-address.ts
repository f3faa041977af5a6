import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { contentType } from '../../content-types/content-types.ts'

type Values = Readonly<Record<(typeof PREVIEW_PLACEHOLDERS)[number], string>>

/** The placeholders of `PREVIEW_URL`, written in braces; `{token}` is required. */
export const PREVIEW_PLACEHOLDERS = ['id', 'type', 'rest_base', 'slug', 'token'] as const

const PLACEHOLDER = /\{([^{}]*)\}/g

/** The placeholder names in a URL template. */
export const placeholdersIn = (template: string): string[] =>
  Array.from(template.matchAll(PLACEHOLDER), ([, name = '']) => name)

/** Returns the address of a preview on a front end. The slug of a draft may be empty. */
export function previewAddress(
  template: string,
  { id, type, slug }: Pick<EntryRow, 'id' | 'type' | 'slug'>,
  token: string,
): string {
  const values: Values = {
    id: String(id),
    type,
    rest_base: contentType(type)?.restBase ?? '',
    // Stored in its encoded form.
    slug,
    token,
  }
  return template.replaceAll(PLACEHOLDER, (_whole, name: keyof Values) => values[name])
}
