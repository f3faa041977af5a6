interface Line {
  readonly level: string
  readonly msg: string
  readonly err?: { readonly message: string }
}

/** The distinct messages of log lines, with their frequency. */
export function differing(lines: readonly string[]): string[] {
  const times = new Map<string, number>()
  for (const line of lines) {
    const { level, msg, err } = JSON.parse(line) as Line
    const text = `${level}: ${msg}${err === undefined ? '' : ` (${err.message})`}`
    times.set(text, (times.get(text) ?? 0) + 1)
  }
  return [...times].map(([text, count]) => `${count} × ${text}`)
}
