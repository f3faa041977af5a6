/**
 * The headers of an answer that may be out of date.
 * @param age how long it may have been out of date, in milliseconds
 */
export const staleHeaders = (age: number): Readonly<Record<string, string>> => ({
  Age: String(Math.ceil(age / 1000)),
  Warning: '110 - "Response is Stale"',
})
