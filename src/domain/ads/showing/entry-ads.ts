import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { findTerms } from '../../../data/terms/term-reader.ts'
import type { BlockData } from '../../content/blocks/block-data.ts'
import { renderContentForAds } from '../../content/rendering/render.ts'
import type { AdSite } from '../ads.ts'
import type { AdPlan } from '../plan.ts'
import type { ShownEntry } from '../rules/visibility.ts'
import { field } from '../units/fields.ts'
import type { Decided } from './decide.ts'
import { placeAds, type Placement } from './place.ts'

export interface EntryAds {
  readonly plan: AdPlan
  readonly decided: readonly Decided[]
  readonly roles: readonly string[]
  readonly nonce?: string
  readonly home?: boolean
}

export type PlaceEntryAds = (row: EntryRow) => Placement

/** Prepares to place ads in each of the rows, loading all that they need at once. */
export async function prepareEntryAds(
  { database }: Pick<AdSite, 'database'>,
  { home = false, ...ads }: EntryAds,
  rows: readonly EntryRow[],
): Promise<PlaceEntryAds> {
  const wanted = asksForTags(ads.plan) ? rows.flatMap(({ terms }) => terms['post_tag'] ?? []) : []
  const tags = await findTerms(database, 'post_tag', [...new Set(wanted)])
  const slugs = new Map(tags.map(({ id, slug }) => [id, slug]))
  return (row) => placeAds({ ...ads, shown: { kind: 'entry', entry: factsOf(row, slugs), home } })
}

/** The rendered content of an entry with its ads. */
export const contentWithAds = (placement: Placement, content: string, blocks: BlockData): string =>
  placement.text(renderContentForAds(content, blocks))

/** The properties of an entry that rules check. */
export async function entryFacts(
  { database }: Pick<AdSite, 'database'>,
  row: EntryRow,
): Promise<ShownEntry> {
  const tags = await findTerms(database, 'post_tag', row.terms['post_tag'] ?? [])
  return factsOf(row, new Map(tags.map(({ id, slug }) => [id, slug])))
}

function asksForTags({ settings, units }: AdPlan): boolean {
  if (settings.multiTagsValue.length > 0) return true
  return units.some(({ fields }) =>
    (['visibility_include', 'visibility_exclude'] as const).some((name) =>
      field(fields, name).some(({ type }) => type.value === 'tags'),
    ),
  )
}

function factsOf(row: EntryRow, slugs: ReadonlyMap<number, string>): ShownEntry {
  const { id, type, authorId, template, format, terms } = row
  return {
    id,
    type,
    authorId,
    template,
    format,
    categories: terms['category'] ?? [],
    tags: (terms['post_tag'] ?? []).flatMap((tag) => slugs.get(tag) ?? []),
    taxonomies: Object.keys(terms).filter((name) => (terms[name] ?? []).length > 0),
  }
}
