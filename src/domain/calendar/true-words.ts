const TRUE_WORDS: ReadonlySet<string> = new Set(['yes', 'on', '1', 'true'])

/** Whether a free-form boolean means true; any other word means false. */
export const isTrueWord = (value: string | boolean): boolean =>
  typeof value === 'boolean' ? value : TRUE_WORDS.has(value.trim().toLowerCase())
