/** The first UTF-16 units of a text, without half of a character at their end. */
export const cutText = (text: string, longest: number): string =>
  text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')
