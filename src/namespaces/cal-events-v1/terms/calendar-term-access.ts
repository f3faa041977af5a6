import type { AppContext } from '../../../context.ts'
import { findTerm } from '../../../data/terms/term-reader.ts'
import type { TermRow } from '../../../data/terms/term-row.ts'
import { isEmptyText } from '../../../domain/content/saving/clean-texts.ts'
import { DomainError, failure } from '../../../domain/errors/errors.ts'
import type { TermInput } from '../../../domain/terms/create-term.ts'
import { termName } from '../../../domain/terms/term-texts.ts'
import type { Call } from '../../../http/operation.ts'
import { termKinds, type TermKind } from './term-kinds.ts'

/** The part of a call that checks use. */
export type Asking = Pick<Call, 'caller' | 'once'>

export interface Naming extends Asking {
  readonly params: { readonly id: number }
}

export interface Writing extends Asking {
  readonly body: TermInput
}

/** Finds a term of the kind, once per request; undefined also for an id of another taxonomy. */
function findOfKind(
  { once }: Asking,
  { database }: AppContext,
  kind: TermKind,
  id: number,
): Promise<TermRow | undefined> {
  return once(`term:${id}`, () => findTerm(database, termKinds[kind].taxonomy.name, id))
}

/** @throws DomainError 400 rest_invalid_param if it does not exist */
export async function loadNamed(call: Naming, ctx: AppContext, kind: TermKind): Promise<TermRow> {
  const row = await findOfKind(call, ctx, kind, call.params.id)
  if (row === undefined) throw termNotFound(kind)
  return row
}

/** Reports an unknown id together with all other invalid arguments. */
export async function pathProblems(
  call: Naming,
  ctx: AppContext,
  kind: TermKind,
): Promise<Record<string, string>> {
  const row = await findOfKind(call, ctx, kind, call.params.id)
  return row === undefined ? { id: sentenceOf(kind) } : {}
}

/** Checks that the parent exists; 0 stands for none. */
export async function parentProblems(
  call: Asking,
  ctx: AppContext,
  kind: TermKind,
  parent = 0,
): Promise<Record<string, string>> {
  if (parent === 0 || (await findOfKind(call, ctx, kind, parent)) !== undefined) return {}
  return { parent: sentenceOf(kind) }
}

/** Validates a body beyond its schema. */
export async function bodyProblems(
  call: Writing,
  ctx: AppContext,
  kind: TermKind,
): Promise<Record<string, string>> {
  const { name, parent } = call.body
  const problems: Record<string, string> = {}
  if (name !== undefined && isEmptyText(termName(name))) {
    problems['name'] = 'name is empty.'
  }
  return { ...problems, ...(await parentProblems(call, ctx, kind, parent)) }
}

const sentenceOf = (kind: TermKind): string => `There is no ${termKinds[kind].word} with this id.`

function termNotFound(kind: TermKind, argument = 'id'): DomainError {
  const params = { [argument]: sentenceOf(kind) }
  return failure('rest_invalid_param', { details: { params, details: {} } })
}

/**
 * Runs a write of a term. A term deleted since the lookup is an invalid argument, as it would have
 * been then.
 */
export async function withCalendarErrors<T>(kind: TermKind, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'rest_term_invalid') throw error
    // The term exists; the error has the details.
    if (error.details !== undefined) throw error
    throw termNotFound(kind, error.kind === 'not-found' ? 'id' : 'parent')
  }
}
