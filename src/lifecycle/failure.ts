import { ConfigError } from '../config.ts'
import { EmbeddedServerError } from '../data/embedded/errors.ts'
import { DatabaseUnreachable } from '../data/reach.ts'
import { DatabaseRefusal } from '../data/refusal.ts'
import { DomainError } from '../domain/errors.ts'

/** Something that the operator can put right; the message is one line that says what. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}

const EXPECTED = [
  OperatorError,
  ConfigError,
  EmbeddedServerError,
  DatabaseUnreachable,
  DatabaseRefusal,
  DomainError,
]

/** Whether an error needs no stack: its message says all that there is to know. */
export function isExpected(error: unknown): boolean {
  return EXPECTED.some((kind) => error instanceof kind)
}

/** The first line of an error's message. */
export function lineOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.trim().split('\n')[0] ?? ''
}
