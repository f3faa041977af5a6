import { invalidParams, type DomainError } from '../../errors/errors.ts'

/** 400 rest_invalid_param with a message for each invalid key. */
export function refusedMeta(problems: Readonly<Record<string, string>>): DomainError {
  const params = Object.fromEntries(
    Object.entries(problems).map(([key, problem]) => [`meta.${key}`, problem]),
  )
  return invalidParams(params)
}
