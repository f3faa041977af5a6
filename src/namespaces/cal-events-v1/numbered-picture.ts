import type { RequestedPicture } from '../../domain/calendar/pictures/requested-picture.ts'
import type { ArgumentProblems } from '../../http/errors.ts'

/**
 * Refuses the id of a picture as a JSON number (behaviour/calendar.md#events). Whether there is such
 * a picture is checked before its type, as existing clients expect.
 */
export function numberedPicture(
  { image }: { readonly image?: unknown },
  found: RequestedPicture | undefined,
): ArgumentProblems {
  if (typeof image !== 'number' || found === undefined) return {}
  const message = 'image must be string.'
  return { image: { code: 'rest_invalid_type', message, data: { param: 'image' } } }
}
