import { RecurrenceProblem } from './rule.ts'

/** Work that one expansion may cause: days looked at, periods passed, and times named. */
export class Effort {
  #left: number
  readonly #whole: Effort | undefined

  /** @param whole what all expansions of a file may cause together */
  constructor(most: number, whole?: Effort) {
    this.#left = most
    this.#whole = whole
  }

  /** @throws RecurrenceProblem when nothing is left */
  spend(amount = 1): void {
    this.#whole?.spend(amount)
    this.#left -= amount
    if (this.#left < 0) {
      throw new RecurrenceProblem('The rule is too much work to follow from its start on.')
    }
  }
}
