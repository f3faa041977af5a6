export const FREQUENCIES = {
  on_demand: undefined,
  every30mins: 1800,
  hourly: 3600,
  daily: 86_400,
  weekly: 604_800,
  monthly: 2_592_000,
} as const

/** How often a schedule runs (behaviour/imports.md#import-record). */
export type Frequency = keyof typeof FREQUENCIES

/** The next run of a schedule that has just run; null if it runs on demand. */
export function nextRun(frequency: string, now: Date): Date | null {
  const known = Object.hasOwn(FREQUENCIES, frequency)
  const seconds = known ? FREQUENCIES[frequency as Frequency] : undefined
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1000)
}
