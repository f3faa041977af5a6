const TRUE_WORDS: ReadonlySet<string> = new Set(['yes', 'on', '1', 'true'])

/** Where any text is accepted for yes or no, these words mean yes, and every other one means no. */
export const saysYes = (said: string | boolean): boolean =>
  typeof said === 'boolean' ? said : TRUE_WORDS.has(said.trim().toLowerCase())
