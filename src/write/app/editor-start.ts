import type { WriteSite } from './write-app.ts'

/** What the document of the editor brings along, so that its first page needs no request for it. */
export interface EditorStart {
  /** For `X-WP-Nonce`. */
  readonly nonce: string
  /** Path of the editor as browsers see it, with a slash at the end. */
  readonly path: string
  /** Answers who is signed in now, and their nonce. */
  readonly sessionUrl: string
  readonly accountUrl: string
  /** The editor's texts, by their keys without `write.`. */
  readonly words: Readonly<Record<string, string>>
  readonly site: WriteSite
  readonly user: {
    readonly id: number
    readonly name: string
    readonly capabilities: readonly string[]
  }
}
