import type { Database } from '../../data/database/database.ts'
import type { SiteSettings } from './site-settings.ts'

/** The dependencies of domain rules; the application context is one implementation. */
export interface Site {
  readonly database: Database
  /** The settings, cached until they change. */
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
