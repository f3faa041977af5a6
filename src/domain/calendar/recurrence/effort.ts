import { RecurrenceProblem } from './rule.ts'

/** Work that one expansion may cause: days looked at, periods passed, and times named. */
export class Effort {
  #left: number

  constructor(most: number) {
    this.#left = most
  }

  /** @throws RecurrenceProblem when nothing is left */
  spend(amount = 1): void {
    this.#left -= amount
    if (this.#left < 0) {
      throw new RecurrenceProblem('The rule is too much work to follow from its start on.')
    }
  }
}
