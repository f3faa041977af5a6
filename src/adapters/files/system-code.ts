/** The code of a failed call to the system, such as `ENOENT`; undefined for any other error. */
export function systemCode(error: unknown): string | undefined {
  const code: unknown =
    typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
