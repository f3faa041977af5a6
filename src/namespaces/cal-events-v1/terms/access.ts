import type { AppContext } from '../../../context.ts'
import { findTerm } from '../../../data/term-reader.ts'
import type { TermRow } from '../../../data/term-row.ts'
import { saysNothing } from '../../../domain/content/saving/texts.ts'
import { DomainError, failure } from '../../../domain/errors.ts'
import type { TermInput } from '../../../domain/terms/create-term.ts'
import { termName } from '../../../domain/terms/texts.ts'
import type { Call } from '../../../http/operation.ts'
import { termKinds, type TermKind } from './term-kinds.ts'

/** The part of a call that checks look at. */
export type Asking = Pick<Call, 'caller' | 'once'>

export interface Naming extends Asking {
  readonly params: { readonly id: number }
}

export interface Writing extends Asking {
  readonly body: TermInput
}

/** A term of the kind, looked up once per request; undefined for an id of another taxonomy too. */
function findOfKind(
  { once }: Asking,
  { database }: AppContext,
  kind: TermKind,
  id: number,
): Promise<TermRow | undefined> {
  return once(`term:${id}`, () => findTerm(database, termKinds[kind].taxonomy.name, id))
}

/** @throws DomainError 400 rest_invalid_param where the path names none */
export async function loadNamed(call: Naming, ctx: AppContext, kind: TermKind): Promise<TermRow> {
  const row = await findOfKind(call, ctx, kind, call.params.id)
  if (row === undefined) throw noSuchTerm(kind)
  return row
}

/** An unknown id is told together with all other arguments that are wrong. */
export async function pathProblems(
  call: Naming,
  ctx: AppContext,
  kind: TermKind,
): Promise<Record<string, string>> {
  const row = await findOfKind(call, ctx, kind, call.params.id)
  return row === undefined ? { id: sentenceOf(kind) } : {}
}

/** A term above that is named has to be there; 0 stands for none. */
export async function parentProblems(
  call: Asking,
  ctx: AppContext,
  kind: TermKind,
  parent = 0,
): Promise<Record<string, string>> {
  if (parent === 0 || (await findOfKind(call, ctx, kind, parent)) !== undefined) return {}
  return { parent: sentenceOf(kind) }
}

/** What is wrong with a body beyond what its schema says. */
export async function bodyProblems(
  call: Writing,
  ctx: AppContext,
  kind: TermKind,
): Promise<Record<string, string>> {
  const { name, parent } = call.body
  const problems: Record<string, string> = {}
  if (name !== undefined && saysNothing(termName(name))) {
    problems['name'] = 'name has no words.'
  }
  return { ...problems, ...(await parentProblems(call, ctx, kind, parent)) }
}

const sentenceOf = (kind: TermKind): string => `There is no ${termKinds[kind].word} with this id.`

function noSuchTerm(kind: TermKind, argument = 'id'): DomainError {
  const params = { [argument]: sentenceOf(kind) }
  return failure('rest_invalid_param', { details: { params, details: {} } })
}

/**
 * Runs a write of a term. One that was removed since it was looked up is a wrong argument, as it
 * would have been then.
 */
export async function inItsWords<T>(kind: TermKind, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'rest_term_invalid') throw error
    // The term is there; what is wrong stands in the error.
    if (error.details !== undefined) throw error
    throw noSuchTerm(kind, error.status === 404 ? 'id' : 'parent')
  }
}
