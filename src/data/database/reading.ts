import { settingKey } from './dependencies.ts'

/**
 * Dependencies of every cached answer: accounts, and ads with the settings that they are chosen by.
 * They are read in so many places, and change so rarely, that they are not recorded individually.
 */
const ALWAYS = ['accounts', 'ads', settingKey('ads'), settingKey('timezone')]

/** Estimated size of a key in a set. */
const KEY_BYTES = 100

/** All changes so far; each increases the generation. */
export interface ChangesSoFar {
  readonly generation: number
  /** Whether none of the keys has changed since a generation. */
  unchangedSince(generation: number, keys: Iterable<string>): boolean
}

/** The dependencies of something, as keys of change notices (`dependencies.ts`). */
export class Reading {
  readonly #changes: ChangesSoFar
  readonly #begun: number
  /** Created lazily, because most readings are started for answers that turn out to be cached. */
  #keys: Set<string> | undefined
  /** The latest generation for which the reading was found to hold. */
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

  /** Whether none of the dependencies has changed since the start. */
  holds(): boolean {
    const { generation } = this.#changes
    if (this.#checked === generation) return true
    if (!this.#changes.unchangedSince(this.#checked, this.keys)) return false
    this.#checked = generation
    return true
  }
}
