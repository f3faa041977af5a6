/** The most problems to list; a damaged archive may have one in every line. */
const MAX_LISTED = 100

/** Collects the problems of an archive, to report them all at once. */
export interface Problems {
  /** @param place a file of the archive, with a line number if there is one */
  add(place: string, what: string): void
  readonly count: number
  /** @throws ArchiveError when there are problems */
  throwIfAny(): void
}

/** An archive that cannot be imported or written. Nothing was changed. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
  /** One line each; the last line may count further problems. */
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems[0] ?? 'The archive cannot be read.')
    this.problems = problems
  }
}

export function createProblems(): Problems {
  const listed: string[] = []
  let count = 0
  return {
    add(place, what) {
      count++
      if (listed.length < MAX_LISTED) listed.push(`${place}: ${printable(what)}`)
    },
    get count() {
      return count
    },
    throwIfAny() {
      if (count === 0) return
      const more = count - listed.length
      throw new ArchiveError(more === 0 ? listed : [...listed, `and ${more} more`])
    },
  }
}

/** Removes control characters, which could manipulate the terminal. */
function printable(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
  return line.length > 300 ? `${line.slice(0, 300)}…` : line
}
