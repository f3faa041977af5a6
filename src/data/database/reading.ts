/**
 * What everything that is remembered depends on: who asks, how the site is set up, and which ads it
 * shows. These are looked up in so many places, and change so seldom, that nobody notes them.
 */
const ALWAYS = ['accounts', 'settings', 'ads']

/** A key with its place in a set. */
const KEY_BYTES = 100

/** What has changed so far; each change raises the generation. */
export interface ChangesSoFar {
  readonly generation: number
  /** Whether nothing of the keys has changed after a generation. */
  unchangedSince(generation: number, keys: Iterable<string>): boolean
}

/** What something was made of, as keys of change notices (`dependencies.ts`). */
export class Reading {
  readonly #changes: ChangesSoFar
  readonly #begun: number
  /** Made with the first one noted: most readings are begun for answers that are remembered already. */
  #keys: Set<string> | undefined
  /** The last generation for which it was found to hold. */
  #checked: number

  constructor(changes: ChangesSoFar) {
    this.#changes = changes
    this.#begun = changes.generation
    this.#checked = this.#begun
  }

  get keys(): Iterable<string> {
    return this.#keys ?? ALWAYS
  }

  get bytes(): number {
    return (this.#keys?.size ?? 0) * KEY_BYTES
  }

  note(keys: Iterable<string>): void {
    const noted = (this.#keys ??= new Set(ALWAYS))
    for (const key of keys) noted.add(key)
    this.#checked = this.#begun
  }

  /** Whether nothing of it has changed since it began. */
  holds(): boolean {
    const { generation } = this.#changes
    if (this.#checked === generation) return true
    if (!this.#changes.unchangedSince(this.#checked, this.keys)) return false
    this.#checked = generation
    return true
  }
}
