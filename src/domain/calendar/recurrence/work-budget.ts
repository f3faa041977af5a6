import { RecurrenceProblem } from './rule.ts'

/** A limit of the work of one expansion: days tested, periods skipped, and times generated. */
export class WorkBudget {
  #left: number
  readonly #whole: WorkBudget | undefined

  /** @param parent the shared budget of all expansions of a file */
  constructor(most: number, parent?: WorkBudget) {
    this.#left = most
    this.#whole = parent
  }

  /** Whether an amount may still be spent. */
  holds(amount: number): boolean {
    return this.#left >= amount && this.#whole?.holds(amount) !== false
  }

  /** @throws RecurrenceProblem if the budget is spent */
  spend(amount = 1): void {
    this.#whole?.spend(amount)
    this.#left -= amount
    if (this.#left < 0) {
      throw new RecurrenceProblem('The rule is too expensive to expand.')
    }
  }
}
