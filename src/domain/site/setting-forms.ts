/** How the value of a setting is written on a command line. */
export interface Form<Value> {
  /** In words, behind "is". */
  readonly form: string
  /** Undefined for what is no such value. */
  readonly read: (word: string) => Value | undefined
}

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ['on', true],
  ['true', true],
  ['off', false],
  ['false', false],
])

export const onOrOff: Form<boolean> = { form: 'on or off', read: (word) => WORDS.get(word) }

export const numberWithin = (min: number, max: number): Form<number> => ({
  form: `a number from ${min} to ${max}`,
  read(word) {
    const number = /^-?\d{1,4}$/.test(word) ? Number(word) : Number.NaN
    return number >= min && number <= max ? number : undefined
  },
})
