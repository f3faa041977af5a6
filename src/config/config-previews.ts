import { z } from 'zod'
import { placeholdersIn, PREVIEW_PLACEHOLDERS } from '../domain/content/previews/preview-address.ts'

const known: ReadonlySet<string> = new Set(PREVIEW_PLACEHOLDERS)

/** The URL template of previews on a front end. */
export const previewUrl = z
  .string()
  .max(1000, 'must have 1000 characters at most')
  .refine(isTemplate, 'must be an http or https address without credentials that names {token}')
  .refine(
    (text) => placeholdersIn(text).every((name) => known.has(name)),
    `must have no placeholders but ${PREVIEW_PLACEHOLDERS.map((name) => `{${name}}`).join(' ')}`,
  )
  .optional()

function isTemplate(text: string): boolean {
  const placeholders = placeholdersIn(text)
  // A placeholder in the host would let the name of an entry decide who gets the token.
  const origin = /^https?:\/\/[^/?#{}\s]+(?=[/?#]|$)/i.exec(text)?.[0]
  if (origin === undefined || !URL.canParse(text) || /[\s\\]/.test(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === '' && placeholders.includes('token')
}
