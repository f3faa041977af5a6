import { findSilentImports, lockImport } from '../../data/imports/record-reader.ts'
import type { Site } from '../site/site.ts'
import { failRecord } from './end-record.ts'

const SILENT = {
  code: 'core:import:timeout',
  message: 'The import gave no sign of life for an hour.',
}

/** Time without a callback after which a pending import has failed. */
const SILENCE_MILLISECONDS = 3_600_000

/** Maximum number of imports ended at a time. */
const MOST_AT_ONCE = 100

/**
 * Ends pending imports that have not called back for an hour (behaviour/imports.md#import-record).
 */
export async function expireSilent(site: Site): Promise<void> {
  const { database } = site
  const since = (): Date => new Date(site.clock().getTime() - SILENCE_MILLISECONDS)
  for (const id of await findSilentImports(database, since(), MOST_AT_ONCE)) {
    await database.transact(async (tx) => {
      const row = await lockImport(tx, id)
      const silent = row !== undefined && row.modifiedAt < since()
      if (silent && row.status === 'cal-ea-pending') await failRecord(tx, row, SILENT, site.clock())
    })
  }
}
