import type { Database } from '../../data/database.ts'
import type { SiteSettings } from './settings.ts'

/** What the rules need of the running site; the application context is one. */
export interface Site {
  readonly database: Database
  /** Settings, remembered until somebody changes them. */
  settings(): Promise<SiteSettings>
  /** Key of the keyed hashes and signatures of this site, the same on every node. */
  readonly secret: Buffer
  clock(): Date
  /** Programs may sign in with application passwords. */
  readonly applicationPasswords: boolean
  /** Bytes of the longest content that an entry may get. */
  readonly contentLimit: number
  /** Public address of the site, without a slash at the end. */
  readonly siteUrl: string
  /** Public address of the API root, without a slash at the end. */
  readonly apiUrl: string
}
