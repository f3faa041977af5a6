import { z } from 'zod'
import {
  DialectError,
  readDialectTable,
  type DialectTable,
} from '../http/dialects/dialect-table.ts'
import { wordpress } from '../http/dialects/wordpress.ts'
import { readJson } from './config-values.ts'

const shipped: Readonly<Record<string, DialectTable>> = { wordpress }

/**
 * Loads a dialect's table by its built-in name, or from a file.
 * @throws DialectError
 */
export const readDialect = (name: string): DialectTable =>
  shipped[name] ?? readDialectTable(readJson(name))

/** `API_DIALECTS=wordpress,names.json`: built-in dialects, and files. */
export const dialects = z
  .string()
  .default('')
  .transform((text, issues): readonly DialectTable[] => {
    try {
      const tables = text
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map(readDialect)
      requireOwnRoots(tables)
      return tables
    } catch (error) {
      if (!(error instanceof DialectError)) throw error
      issues.addIssue({
        code: 'custom',
        message: `must be \`wordpress\` or JSON files of dialects: ${error.message}`,
      })
      return z.NEVER
    }
  })

/**
 * Dialects with the same root could not be distinguished, and `/api` is taken by the program's own
 * names.
 */
function requireOwnRoots(tables: readonly DialectTable[]): void {
  const roots = ['/api', ...tables.map(({ root }) => root)]
  const inside = roots.find((root, place) =>
    roots.some((other, where) => where !== place && `${root}/`.startsWith(`${other}/`)),
  )
  if (inside !== undefined) throw new DialectError(`"${inside}" is below another root`)
}
