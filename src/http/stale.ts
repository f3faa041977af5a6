/**
 * The headers of an answer that may have changed since.
 * @param age for how many milliseconds it may have
 */
export const staleHeaders = (age: number): Readonly<Record<string, string>> => ({
  Age: String(Math.ceil(age / 1000)),
  Warning: '110 - "Response is Stale"',
})
