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
