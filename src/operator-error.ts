import { ConfigError } from './config/config.ts'
import { EmbeddedServerError } from './data/embedded/embedded-server-error.ts'
import { DatabaseUnavailable } from './data/database/check-database.ts'
import { DatabaseFailure } from './data/database/database-failure.ts'
import { DatabaseTaskError } from './data/database/database-task-error.ts'
import { DomainError } from './domain/errors/errors.ts'

/** A problem that the operator can fix. The message is one line that says how. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}

const EXPECTED = [
  OperatorError,
  ConfigError,
  EmbeddedServerError,
  DatabaseUnavailable,
  DatabaseTaskError,
  DatabaseFailure,
  DomainError,
]

/** Whether the message of an error is enough for the operator, without a stack trace. */
export function isExpected(error: unknown): boolean {
  return EXPECTED.some((kind) => error instanceof kind)
}

/** Returns the first line of an error's message. */
export function firstLineOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.trim().split('\n')[0] ?? ''
}
