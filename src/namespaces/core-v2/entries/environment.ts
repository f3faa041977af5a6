import type { AppContext, Caller } from '../../../context.ts'
import type { EntryRow } from '../../../data/entry-row.ts'
import type { ContentType } from '../../../domain/content/content-types.ts'
import { generatedSlugs } from '../../../domain/content/reading/generated-slugs.ts'
import { findMenuTargets, type MenuTargets } from '../../../domain/menus/targets.ts'
import { prepareEntryAds, type PlaceEntryAds } from '../../../domain/ads/showing/entry-ads.ts'
import { decidedIn } from '../../../domain/ads/showing/variant.ts'
import type { ApiRequest } from '../../../http/request.ts'
import type { Selection } from '../../../http/selection.ts'
import { actionsOf } from './links.ts'

/** What views and links look at beside the row: the same for all rows of an answer. */
export interface EntryEnvironment {
  readonly type: ContentType
  readonly caller: Caller
  readonly siteUrl: string
  /** Address of the list of the type. */
  readonly collection: string
  readonly apiUrl: string
  /** Zone of the site. */
  readonly zone: string
  /** In the edit context raw texts, passwords and actions show. */
  readonly editing: boolean
  /** Relations of what the caller may do with items of the type; shown while editing. */
  readonly actions: readonly string[]
  /** Id of the item whose password was given; 0 for none. */
  readonly unlocked: number
  readonly generatedSlugs: ReadonlyMap<number, string>
  /** What menu items point to. */
  readonly menuTargets: MenuTargets
  /** Ads to put into contents; absent where none show. */
  readonly ads: PlaceEntryAds | undefined
}

/** The part of a call that decides how entries are shown. */
export interface Presenting {
  readonly caller: Caller
  readonly selection: Selection
  readonly request?: Pick<ApiRequest, 'variant'> | undefined
}

const NO_TARGETS: MenuTargets = new Map()

/** Loads what the views of the rows need together; nothing that the selection does not show. */
export async function environmentFor(
  { caller, selection, request }: Presenting,
  ctx: AppContext,
  type: ContentType,
  rows: readonly EntryRow[],
  unlocked = 0,
): Promise<EntryEnvironment> {
  const { siteUrl, apiUrl, database } = ctx
  const { timezone } = await ctx.settings()
  const editing = selection.context === 'edit'
  return {
    type,
    caller,
    siteUrl,
    apiUrl,
    collection: `${apiUrl}/core/v2/${type.restBase}`,
    zone: timezone,
    editing,
    actions: editing ? actionsOf(caller, type) : [],
    unlocked,
    generatedSlugs: selection.has('generated_slug')
      ? await generatedSlugs(database, type, rows)
      : new Map(),
    menuTargets:
      type.name === 'nav_menu_item'
        ? await findMenuTargets(database, siteUrl, caller, rows)
        : NO_TARGETS,
    ads: await adsFor({ caller, selection, request }, ctx, rows),
  }
}

/** Readers get ads in contents; whoever edits gets the content as it is (ads.md 2.4). */
async function adsFor(
  { caller, selection, request }: Presenting,
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
