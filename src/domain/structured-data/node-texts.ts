const LONGEST_HEADLINE = 110

/**
 * A headline of at most 110 characters, cut between words
 * (behaviour/structured-data.md#common-rules).
 */
export function headline(text: string): string {
  if (text.length <= LONGEST_HEADLINE) return text
  const cut = text.slice(0, LONGEST_HEADLINE + 1)
  const blank = cut.lastIndexOf(' ')
  return (blank > 0 ? cut.slice(0, blank) : cut.slice(0, LONGEST_HEADLINE)).toWellFormed()
}

/** How many words a text has. */
export const wordCount = (text: string): number => text.match(/\S+/g)?.length ?? 0

/** Seconds as ISO 8601 writes a duration, such as `PT1M30S`; '' for none. */
export function duration(seconds: unknown): string {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds <= 0) return ''
  const whole = Math.round(seconds)
  const parts = [
    [Math.floor(whole / 3600), 'H'],
    [Math.floor(whole / 60) % 60, 'M'],
    [whole % 60, 'S'],
  ] as const
  const written = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`)
  return written.length === 0 ? 'PT0S' : `PT${written.join('')}`
}
