import type { AppContext, Caller } from '../../../context.ts'
import { findTerm } from '../../../data/terms/term-reader.ts'
import type { TermRow } from '../../../data/terms/term-row.ts'
import { isEmptyText } from '../../../domain/content/saving/clean-texts.ts'
import { DomainError, invalidParams } from '../../../domain/errors/errors.ts'
import type { TermInput } from '../../../domain/terms/create-term.ts'
import { termName } from '../../../domain/terms/term-texts.ts'
import { termKinds, type TermKind } from './term-kinds.ts'

/** The part of a call that checks use. */
export interface Asking {
  readonly caller: Caller
}

export interface Naming extends Asking {
  readonly params: { readonly id: number }
}

export interface Writing extends Asking {
  readonly body: TermInput
}

/** Finds a term of the kind; undefined also for an id of another taxonomy. */
const findOfKind = (
  { database }: AppContext,
  kind: TermKind,
  id: number,
): Promise<TermRow | undefined> => findTerm(database, termKinds[kind].taxonomy.name, id)

/** Finds the term that a path names. */
export const termLoader =
  (kind: TermKind) =>
  ({ params }: Naming, ctx: AppContext): Promise<TermRow | undefined> =>
    findOfKind(ctx, kind, params.id)

/** Reports an unknown id together with all other invalid arguments. */
export const pathProblems = (kind: TermKind, row: TermRow | undefined): Record<string, string> =>
  row === undefined ? { id: sentenceOf(kind) } : {}

/** Checks that the parent exists; 0 stands for none. */
export async function parentProblems(
  ctx: AppContext,
  kind: TermKind,
  parent = 0,
): Promise<Record<string, string>> {
  if (parent === 0 || (await findOfKind(ctx, kind, parent)) !== undefined) return {}
  return { parent: sentenceOf(kind) }
}

/** Validates a body beyond its schema. */
export async function bodyProblems(
  { body }: Writing,
  ctx: AppContext,
  kind: TermKind,
): Promise<Record<string, string>> {
  const { name, parent } = body
  const problems: Record<string, string> = {}
  if (name !== undefined && isEmptyText(termName(name))) {
    problems['name'] = 'name is empty.'
  }
  return { ...problems, ...(await parentProblems(ctx, kind, parent)) }
}

const sentenceOf = (kind: TermKind): string => `There is no ${termKinds[kind].word} with this id.`

export const termNotFound = (kind: TermKind, argument = 'id'): DomainError =>
  invalidParams({ [argument]: sentenceOf(kind) })

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
