const TRUE_WORDS: ReadonlySet<string> = new Set(['yes', 'on', '1', 'true'])

/** Whether a free-form boolean means true; any other word means false. */
export const isTrueWord = (said: string | boolean): boolean =>
  typeof said === 'boolean' ? said : TRUE_WORDS.has(said.trim().toLowerCase())
