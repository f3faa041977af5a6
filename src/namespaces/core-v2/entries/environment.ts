import type { AppContext, Caller } from '../../../context.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { readCalendarMeta } from '../../../domain/calendar/meta/calendar-meta.ts'
import type { BlockData } from '../../../domain/content/blocks/block-data.ts'
import { loadBlockData } from '../../../domain/content/blocks/load-block-data.ts'
import type { ContentType } from '../../../domain/content-types/content-types.ts'
import type { Meta } from '../../../domain/content/meta-keys.ts'
import { requirePageThatFits } from '../../../domain/content/reading/page-size.ts'
import { prerender, type RenderedPart } from '../../../domain/content/rendering/render.ts'
import { generatedSlugs } from '../../../domain/content/reading/generated-slugs.ts'
import { findMenuTargets, type MenuTargets } from '../../../domain/menus/targets.ts'
import { prepareEntryAds, type PlaceEntryAds } from '../../../domain/ads/showing/entry-ads.ts'
import { decidedIn } from '../../../domain/ads/showing/variant.ts'
import type { ApiRequest } from '../../../http/request.ts'
import type { Selection } from '../../../http/selection.ts'
import { actionsOf } from './actions.ts'

/** What views and links need in addition to the row; the same for all rows of an answer. */
export interface EntryEnvironment {
  readonly type: ContentType
  readonly caller: Caller
  readonly siteUrl: string
  /** Address of the list of the type. */
  readonly collection: string
  readonly apiUrl: string
  readonly zone: string
  /** The edit context shows raw texts, passwords and actions. */
  readonly editing: boolean
  /** Relations of what the caller may do with items of the type; shown while editing. */
  readonly actions: () => readonly string[]
  /** Id of the item whose password was given; 0 for none. */
  readonly unlocked: number
  readonly generatedSlugs: ReadonlyMap<number, string>
  /** The data of the blocks in contents. */
  readonly blocks: BlockData
  /** What menu items point to. */
  readonly menuTargets: MenuTargets
  /** Meta of calendar entries, which is stored in separate tables. */
  readonly calendarMeta: ReadonlyMap<number, Partial<Meta>>
  /** Ads to insert into an entry's content; undefined if there are none. */
  readonly adsOf: (row: EntryRow) => ReturnType<PlaceEntryAds> | undefined
}

/** The part of a call that decides how entries are shown. */
export interface PresentationCall {
  readonly caller: Caller
  readonly selection: Selection
  readonly request?: Pick<ApiRequest, 'variant'> | undefined
}

const NO_TARGETS: MenuTargets = new Map()
const NO_META: ReadonlyMap<number, Partial<Meta>> = new Map()

const contents = (rows: readonly EntryRow[]): string[] => rows.map(({ content }) => content)

const showsContent = (selection: Selection): boolean =>
  selection.has('content') || selection.has('description')

/** Whether the contents of entries, or the descriptions of files, show in their rendered form. */
function rendersContent(selection: Selection): boolean {
  return ['content', 'description'].some(
    (member) => selection.within(member)?.has('rendered') === true,
  )
}

/**
 * Whether the protected parts of an entry show: to its editors, and to callers with its password.
 * @param unlocked id of the item whose password was given; 0 for none
 */
export function isOpen(row: EntryRow, { context }: Selection, unlocked: number): boolean {
  return row.password === '' || context === 'edit' || row.id === unlocked
}

function renderedParts(selection: Selection, withAds: boolean): RenderedPart[] {
  const parts: RenderedPart[] = []
  if (rendersContent(selection)) parts.push(withAds ? 'content for ads' : 'content')
  if (selection.within('excerpt')?.has('rendered') === true) parts.push('excerpt')
  return parts
}

/** Loads what the views of all rows need, limited to what the selection shows. */
export async function environmentFor(
  { caller, selection, request }: PresentationCall,
  ctx: AppContext,
  type: ContentType,
  rows: readonly EntryRow[],
  unlocked = 0,
): Promise<EntryEnvironment> {
  const { siteUrl, apiUrl, database } = ctx
  const { timezone } = await ctx.settings()
  const editing = selection.context === 'edit'
  const open = rows.filter((row) => isOpen(row, selection, unlocked)).map(({ id }) => id)
  const ads = await adsFor({ caller, selection, request }, ctx, rows)
  if (showsContent(selection)) requirePageThatFits(ctx, rows)
  const needed = rendersContent(selection) ? contents(rows) : []
  const blocks = await prerender(
    rows,
    renderedParts(selection, ads !== undefined),
    await loadBlockData(ctx, timezone, needed),
  )
  return {
    type,
    caller,
    siteUrl,
    apiUrl,
    collection: `${apiUrl}/core/v2/${type.restBase}`,
    zone: timezone,
    editing,
    // Most answers consist of cached resources with their links.
    actions: onFirstUse(() => (editing ? actionsOf(caller, type) : [])),
    unlocked,
    generatedSlugs: selection.has('generated_slug')
      ? await generatedSlugs(database, type, rows)
      : new Map(),
    blocks,
    menuTargets:
      type.name === 'nav_menu_item'
        ? await findMenuTargets(database, siteUrl, caller, rows)
        : NO_TARGETS,
    calendarMeta: selection.has('meta')
      ? await readCalendarMeta(database, type.name, open)
      : NO_META,
    // Without visible content there is nothing to insert ads into.
    adsOf: (row) => (open.includes(row.id) ? ads?.(row) : undefined),
  }
}

function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** Readers get content with ads, editors without (behaviour/ads.md#positions). */
async function adsFor(
  { caller, selection, request }: PresentationCall,
  ctx: AppContext,
  rows: readonly EntryRow[],
): Promise<PlaceEntryAds | undefined> {
  const variant = request?.variant
  if (variant === undefined || selection.context !== 'view' || !selection.has('content')) {
    return undefined
  }
  const plan = await ctx.ads.plan()
  const { roles } = caller
  return prepareEntryAds(ctx, { plan, decided: decidedIn(plan, variant), roles }, rows)
}
