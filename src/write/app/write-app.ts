import type { Client } from '../../client/client.ts'

/** Values that a text inserts. */
export type WordValues = Readonly<Record<string, string | number>>

/** What every page of the editor gets. */
export interface WriteApp {
  readonly client: Client
  /** A text in the site's language, by its key without `write.`; an unknown key is returned itself. */
  readonly words: (key: string, values?: WordValues) => string
  /** Leads to another page of the editor, such as `posts/12`. */
  readonly go: (path: string) => void
  /** Replaces the address of the current page, for instance after a new item was created. */
  readonly settle: (path: string) => void
  /** The address of another page of the editor, for links. */
  readonly href: (path: string) => string
  /** Shows a message, which screen readers announce. */
  readonly notify: (message: string) => void
  /** Tells whether the page has unsaved changes; if so, leaving it asks for confirmation. */
  readonly holdChanges: (hasChanges: boolean) => void
  readonly site: WriteSite
  readonly user: WriteUser
}

export interface WriteSite {
  readonly title: string
  /** Without a slash at the end. */
  readonly url: string
  readonly apiUrl: string
  /** Name of a time zone, or an offset such as `+02:00`. */
  readonly zone: string
  /** Formats as the settings have them, such as `F j, Y`. */
  readonly dateFormat: string
  readonly timeFormat: string
  /** 0 is Sunday. */
  readonly startOfWeek: number
  /** A BCP 47 tag, such as `de-AT`. */
  readonly language: string
}

export interface WriteUser {
  readonly id: number
  readonly name: string
  readonly can: (capability: string) => boolean
}
