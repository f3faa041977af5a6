import { isIP } from 'node:net'
import { z } from 'zod'
import { readJson } from './config-values.ts'
import { isPattern } from '../domain/embeds/find-provider.ts'
import type { Provider } from '../domain/embeds/providers.ts'

/**
 * `OUTGOING_ALLOW=127.0.0.1:8081,[::1]:8081`: non-public addresses to which requests are allowed.
 */
export const allowedPlaces = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((place) => place.trim())
      .filter((place) => place !== ''),
  )
  .refine((places) => places.every(isPlace), 'must be a list of address:port')

/** `127.0.0.1:8081` or `[::1]:8081`; host names would be checked before they are resolved. */
function isPlace(place: string): boolean {
  const [, inBrackets, plain, port] = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(place) ?? []
  if (Number(port) < 1 || Number(port) > 65_535) return false
  return inBrackets === undefined ? isIP(plain ?? '') === 4 : isIP(inBrackets) === 6
}

const providers = z.array(
  z.strictObject({
    name: z.string().min(1),
    patterns: z.array(z.string().refine(isPattern)),
    endpoint: z.url({ protocol: /^https?$/ }),
  }),
)

/** `EMBED_PROVIDERS=providers.json`: a file with a list like the one in domain/embeds/providers.ts. */
export const providersFile = z
  .string()
  .optional()
  .transform((file, issues): readonly Provider[] => {
    if (file === undefined) return []
    const parsed = providers.safeParse(readJson(file))
    if (parsed.success) return parsed.data
    issues.addIssue({
      code: 'custom',
      message: 'must be a JSON file with a list of {name, patterns, endpoint}',
    })
    return z.NEVER
  })
