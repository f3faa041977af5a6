/** The format of a setting on the command line. */
export interface ValueFormat<Value> {
  /** A description that can follow "is". */
  readonly form: string
  /** Undefined for an invalid value. */
  readonly read: (word: string) => Value | undefined
}

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ['on', true],
  ['true', true],
  ['off', false],
  ['false', false],
])

export const onOrOff: ValueFormat<boolean> = { form: 'on or off', read: (word) => WORDS.get(word) }

export const numberWithin = (min: number, max: number): ValueFormat<number> => ({
  form: `a number from ${min} to ${max}`,
  read(word) {
    const number = /^-?\d{1,4}$/.test(word) ? Number(word) : Number.NaN
    return number >= min && number <= max ? number : undefined
  },
})
