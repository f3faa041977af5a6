import type { components } from '../../../generated/ads-route/types.ts'
import type { AppContext, Caller } from '../../context.ts'
import { findEntry } from '../../data/entries/entry-reader.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import type { AdPlan, AdUnit } from '../../domain/ads/plan.ts'
import type { ShownPage } from '../../domain/ads/rules/visibility.ts'
import type { Visitor } from '../../domain/ads/rules/visitor.ts'
import type { AdSettings } from '../../domain/ads/settings/ad-settings.ts'
import { decide } from '../../domain/ads/showing/decide.ts'
import { entryFacts } from '../../domain/ads/showing/entry-ads.ts'
import { boxOf, lazySeconds, unitMarkup } from '../../domain/ads/showing/markup.ts'
import { authorPublisher } from '../../domain/ads/showing/revenue.ts'
import { shownOn } from '../../domain/ads/showing/place.ts'
import { visitorOf } from '../../domain/ads/showing/variant.ts'
import { field } from '../../domain/ads/units/fields.ts'
import { contentType } from '../../domain/content-types/content-types.ts'
import { canRead } from '../../domain/content/entry-policy.ts'
import { findArchive } from '../../domain/archives/archive.ts'
import { ID_ARGUMENTS } from '../../domain/embeds/address-resolvers.ts'
import { findEntryAt } from '../../domain/embeds/public-entries.ts'
import { failure } from '../../domain/errors/errors.ts'
import { readArchiveAddress } from '../../domain/archives/address.ts'
import { headerText, type ApiRequest } from '../../http/request.ts'

type DecidedAd = components['schemas']['DecidedAd']

interface Wanted {
  readonly post?: number
  readonly path?: string
  readonly device?: Visitor['device']
}

/**
 * The ads shown to a caller with an item of the site, or on its front page
 * (behaviour/ads.md#decisions-for-front-ends).
 * @throws DomainError 404 rest_post_invalid_id for items that the caller may not read
 */
export async function decideFor(
  ctx: AppContext,
  caller: Caller,
  request: ApiRequest,
  wanted: Wanted,
): Promise<{ settings: AdSettings; ads: DecidedAd[] }> {
  const plan = await ctx.ads.plan()
  const shown = await pageOf(ctx, caller, wanted)
  const address = wanted.path ?? (wanted.post === undefined ? '/' : `/?p=${wanted.post}`)
  const source = { header: (name: string) => headerText(request.headers, name), address, caller }
  const visitor = visitorOf(plan, ctx.ads, source, ctx.clock(), wanted.device)
  const decided = decide(plan, visitor, Math.random)
  const publisher = authorPublisher(plan.settings, shown)
  const page = { plan, decided, shown, roles: caller.roles, publisher }
  return {
    settings: plan.settings,
    ads: shownOn(page)
      .slice(0, plan.settings.maxads)
      .map(({ decided: one, unit, position }) =>
        adView(plan, unit, position, unitMarkup(page, one)),
      ),
  }
}

async function pageOf(ctx: AppContext, caller: Caller, wanted: Wanted): Promise<ShownPage> {
  const { post, path = '/' } = wanted
  if (post !== undefined) {
    return ofEntry(ctx, caller, await findEntry(ctx.database, post))
  }
  const { steps, query } = readPath(path)
  const address = namesEntry(query) ? undefined : readArchiveAddress(steps, query)
  if (address === undefined || address.feed !== undefined) {
    return ofEntry(ctx, caller, await findEntryAt(ctx.database, { steps, query }))
  }
  const { place, page } = address
  if (place.kind === 'latest' && page === 1) return frontPage(ctx, caller)
  const archive = await findArchive(ctx.database, place)
  if (archive === undefined) throw failure('rest_post_invalid_id')
  return { kind: 'list', list: place.kind }
}

/** The front page is the list of latest posts, or the page that replaces it. */
async function frontPage(ctx: AppContext, caller: Caller): Promise<ShownPage> {
  const { showOnFront, pageOnFront } = await ctx.settings()
  const row = showOnFront === 'page' ? await findEntry(ctx.database, pageOnFront) : undefined
  return row === undefined || row.status !== 'publish'
    ? { kind: 'home' }
    : { ...(await ofEntry(ctx, caller, row)), home: true }
}

async function ofEntry(
  ctx: AppContext,
  caller: Caller,
  row: EntryRow | undefined,
): Promise<Extract<ShownPage, { kind: 'entry' }>> {
  const type = row && contentType(row.type)
  if (row === undefined || type === undefined || !canRead(caller, type, row)) {
    throw failure('rest_post_invalid_id')
  }
  return { kind: 'entry', entry: await entryFacts(ctx, row) }
}

const namesEntry = (query: URLSearchParams): boolean => ID_ARGUMENTS.some((name) => query.has(name))

function readPath(path: string): { steps: string[]; query: URLSearchParams } {
  const [plain = '', query = ''] = path.split('?')
  return {
    steps: plain.split('/').filter((step) => step !== ''),
    query: new URLSearchParams(query),
  }
}

/** Parameters of positions, under their field names. */
const PARAMETERS = [
  'paragraph_number',
  'repeat_paragraph',
  'paragraph_limit',
  'insert_after',
  'exclude_from_class_id',
  'enable_on_end_of_post',
  'image_number',
  'image_caption',
  'word_count_number',
  'after_the_percentage_value',
  'count_as_per',
  'enter_your_tag',
  'after_id_name',
  'after_class_name',
  'after_customq_name',
  'ads_loop_number',
  'display_after_every',
] as const

function adView(plan: AdPlan, unit: AdUnit, position: string, markup: string): DecidedAd {
  const { id, type, fields } = unit
  const given = PARAMETERS.filter((name) => fields[name] !== undefined)
  return {
    ad_id: id,
    ad_type: type,
    position: {
      name: position,
      ...Object.fromEntries(given.map((name) => [name, field(fields, name)])),
    },
    html: markup,
    label: {
      show: field(fields, 'ad_label_check'),
      text: field(fields, 'ad_label_text'),
      place: field(fields, 'adlabel') === 'below' ? 'below' : 'above',
    },
    align: field(fields, 'align'),
    margin: box(boxOf(fields, 'margin')),
    padding: box(boxOf(fields, 'padding')),
    lazy: lazySeconds(plan.settings, fields),
  }
}

const box = ([top, right, bottom, left]: readonly [number, number, number, number]) => ({
  top,
  right,
  bottom,
  left,
})
