import type { ImportsOperations } from '../../../generated/ads-route/operations.ts'
import type { AppContext, Caller } from '../../context.ts'
import { importSource, type SourceName } from '../../domain/ads/sources/import-source.ts'
import { forAdUsers } from './ad-access.ts'
import { loadFieldReader } from './import-file.ts'

interface Importing {
  readonly caller: Caller
  readonly body: {
    readonly ads?: readonly Readonly<Record<string, unknown>>[]
    readonly dry_run?: boolean
  }
}

const from = (source: SourceName) => ({
  ...forAdUsers,
  async run({ body, caller }: Importing, ctx: AppContext) {
    const dryRun = body.dry_run === true
    const readFields = await loadFieldReader()
    const items = await importSource(ctx, caller, {
      source,
      items: body.ads ?? [],
      dryRun,
      check: (given) => {
        const { fields, problems } = readFields(given)
        return { fields, problems: problems.map(({ path, message }) => `${path} ${message}.`) }
      },
    })
    const imported = items.filter((item) => item.imported)
    return {
      status: 200 as const,
      body: {
        status: 't' as const,
        data: dryRun ? 'Nothing was imported: a dry run' : 'Ads have been successfully imported',
        imported: imported.length,
        skipped: items.length - imported.length,
        ids: imported.flatMap(({ adId }) => adId ?? []),
        report: items.map(({ index, label, imported: done, adId, notMapped, reason }) => ({
          index,
          label,
          imported: done,
          ad_id: adId,
          not_mapped: [...notMapped],
          reason,
        })),
      },
    }
  },
})

/** Units of other ad tools (behaviour/ads.md#other-ad-tools). */
export const imports: ImportsOperations = {
  importAdsSourceA: from('a'),
  importAdsSourceB: from('b'),
  importAdsSourceC: from('c'),
}
