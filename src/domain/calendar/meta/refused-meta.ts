import { failure, type DomainError } from '../../errors.ts'

/** 400 rest_invalid_param with a sentence on each key that is not acceptable. */
export function refusedMeta(problems: Readonly<Record<string, string>>): DomainError {
  const params = Object.fromEntries(
    Object.entries(problems).map(([key, problem]) => [`meta.${key}`, problem]),
  )
  return failure('rest_invalid_param', { details: { params, details: {} } })
}
