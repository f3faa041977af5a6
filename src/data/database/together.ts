/**
 * Runs several pieces of work concurrently in one transaction and merges their statements of the
 * same kind.
 */
import type { Tx } from './tables.ts'

/** Does something for several inputs; answers come in input order. */
type Many<Asked, Answer> = (tx: Tx, asked: readonly Asked[]) => Promise<readonly Answer[]>

interface Question<Asked, Answer> {
  readonly asked: Asked
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** Unsent requests of one kind. */
interface Group {
  readonly questions: { readonly length: number }
  readonly send: () => void
}

/** The pieces of work that share a transaction. */
class Company {
  readonly #groups = new Set<Group>()
  /** Those that wait neither for another one nor for an answer. */
  #busy: number

  constructor(size: number) {
    this.#busy = size
  }

  add(group: Group): void {
    this.#groups.add(group)
  }

  goesOn(count: number): void {
    this.#busy += count
  }

  /** When all are waiting, the smallest group is sent, so that the others can catch up. */
  waits(): void {
    this.#busy -= 1
    if (this.#busy > 0) return
    const [least] = [...this.#groups].toSorted((a, b) => a.questions.length - b.questions.length)
    if (least === undefined) return
    this.#groups.delete(least)
    least.send()
  }
}

const companies = new WeakMap<Tx, Company>()

/** Whether several pieces of work share the transaction, so that none can be rolled back alone. */
export const isShared = (tx: Tx): boolean => companies.has(tx)

/**
 * Runs pieces of work concurrently in one transaction. One that depends on another's work waits for
 * it with `begunElsewhere`; statements are sent once all are waiting.
 * @throws the first error, after all have ended; the transaction must then be rolled back
 */
export async function atOnce<Result>(
  tx: Tx,
  works: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const company = new Company(works.length)
  companies.set(tx, company)
  const running = works.map((work) => work().finally(() => company.waits()))
  await Promise.allSettled(running)
  companies.delete(tx)
  return Promise.all(running)
}

/** Waits for work begun by another piece in the same transaction. */
export async function begunElsewhere<Result>(tx: Tx, doing: Promise<Result>): Promise<Result> {
  const company = companies.get(tx)
  company?.waits()
  try {
    return await doing
  } finally {
    company?.goesOn(1)
  }
}

/**
 * Does for one input what `many` does for several: alone, or merged with all that share the
 * transaction.
 */
export function together<Asked, Answer>(
  many: Many<Asked, Answer>,
): (tx: Tx, asked: Asked) => Promise<Answer> {
  const unsent = new WeakMap<Company, Question<Asked, Answer>[]>()
  const open = (tx: Tx, company: Company): Question<Asked, Answer>[] => {
    const questions: Question<Asked, Answer>[] = []
    const send = (): void => {
      unsent.delete(company)
      void answerAll(tx, many, questions, () => company.goesOn(questions.length))
    }
    unsent.set(company, questions)
    company.add({ questions, send })
    return questions
  }
  return async (tx, asked) => {
    const company = companies.get(tx)
    if (company === undefined) return (await many(tx, [asked]))[0] as Answer
    return new Promise((resolve, reject) => {
      const questions = unsent.get(company) ?? open(tx, company)
      questions.push({ asked, resolve, reject })
      company.waits()
    })
  }
}

async function answerAll<Asked, Answer>(
  tx: Tx,
  many: Many<Asked, Answer>,
  questions: readonly Question<Asked, Answer>[],
  onAnswer: () => void,
): Promise<void> {
  try {
    const answers = await many(
      tx,
      questions.map(({ asked }) => asked),
    )
    onAnswer()
    for (const [at, { resolve }] of questions.entries()) resolve(answers[at] as Answer)
  } catch (error) {
    onAnswer()
    for (const { reject } of questions) reject(error)
  }
}
