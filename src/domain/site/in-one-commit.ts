import type { Database, Tx } from '../../data/database/database.ts'
import { inOneCommit } from '../../data/database/nested-transaction.ts'
import type { SiteSettings } from './site-settings.ts'
import type { Site } from './site.ts'

/** Settings that are known already: an open transaction must not wait for a second connection. */
const joined = <S extends Site>(site: S, database: Database, settings: SiteSettings): S => ({
  ...site,
  database,
  settings: () => Promise.resolve(settings),
})

/** The same site with the database of an open transaction. */
export const siteWithin = async <S extends Site>(site: S, database: Database): Promise<S> =>
  joined(site, database, await site.settings())

/** Runs `work` with a site whose database is one transaction, as `inOneCommit` does. */
export async function siteInOneCommit<S extends Site, T>(
  site: S,
  work: (joined: S, tx: Tx) => Promise<T>,
): Promise<T> {
  const settings = await site.settings()
  return inOneCommit(site.database, (database, tx) => work(joined(site, database, settings), tx))
}
