/** How many problems are told; a broken archive has one in every line. */
const MOST = 100

/** Gathers what is wrong with an archive, so that all of it is told at once. */
export interface Problems {
  /** @param place a file of the archive, and its line where there is one */
  add(place: string, what: string): void
  readonly count: number
  /** @throws ArchiveRefused when there is anything */
  refuseIfAny(): void
}

/** An archive that cannot be taken. Nothing was changed. */
export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused'
  /** One line each; the last one may say how many more there are. */
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems[0] ?? 'The archive cannot be read.')
    this.problems = problems
  }
}

export function gatherProblems(): Problems {
  const told: string[] = []
  let count = 0
  return {
    add(place, what) {
      count++
      if (told.length < MOST) told.push(`${place}: ${printable(what)}`)
    },
    get count() {
      return count
    },
    refuseIfAny() {
      if (count === 0) return
      const more = count - told.length
      throw new ArchiveRefused(more === 0 ? told : [...told, `and ${more} more`])
    },
  }
}

/** What an archive says of itself reaches the terminal as text and nothing else. */
function printable(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
  return line.length > 300 ? `${line.slice(0, 300)}…` : line
}
