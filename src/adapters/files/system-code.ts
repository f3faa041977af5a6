/** The code of a failed system call, such as `ENOENT`; undefined for other errors. */
export function systemCode(error: unknown): string | undefined {
  const code: unknown =
    typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
