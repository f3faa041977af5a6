import type { AppContext, Caller } from '../../../context.ts'
import type { EntryRow } from '../../../data/entry-row.ts'
import { readCalendarMeta } from '../../../domain/calendar/meta/calendar-meta.ts'
import type { BlockData } from '../../../domain/content/blocks/block-data.ts'
import { loadBlockData } from '../../../domain/content/blocks/load-block-data.ts'
import type { ContentType } from '../../../domain/content/content-types.ts'
import type { Meta } from '../../../domain/content/meta-keys.ts'
import { generatedSlugs } from '../../../domain/content/reading/generated-slugs.ts'
import { findMenuTargets, type MenuTargets } from '../../../domain/menus/targets.ts'
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
  /** What the blocks of contents show beside them. */
  readonly blocks: BlockData
  /** What menu items point to. */
  readonly menuTargets: MenuTargets
  /** Meta of calendar entries, which is kept beside them. */
  readonly calendarMeta: ReadonlyMap<number, Partial<Meta>>
}

const NO_TARGETS: MenuTargets = new Map()
const NO_META: ReadonlyMap<number, Partial<Meta>> = new Map()

const contents = (rows: readonly EntryRow[]): string[] => rows.map(({ content }) => content)

/** Whether the contents of entries, or the descriptions of files, show in their rendered form. */
function rendersContent(selection: Selection): boolean {
  return ['content', 'description'].some(
    (member) => selection.within(member)?.has('rendered') === true,
  )
}

/** Loads what the views of the rows need together; nothing that the selection does not show. */
export async function environmentFor(
  { caller, selection }: { readonly caller: Caller; readonly selection: Selection },
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
    blocks: await loadBlockData(ctx, timezone, rendersContent(selection) ? contents(rows) : []),
    menuTargets:
      type.name === 'nav_menu_item'
        ? await findMenuTargets(database, siteUrl, caller, rows)
        : NO_TARGETS,
    calendarMeta: selection.has('meta')
      ? await readCalendarMeta(
          database,
          type.name,
          rows.map(({ id }) => id),
        )
      : NO_META,
  }
}
