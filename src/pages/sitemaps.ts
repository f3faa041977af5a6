import type { AppContext } from '../context.ts'
import { every, unprotected, withPassword } from '../data/entries/entry-filters.ts'
import { countEntries, listLocations } from '../data/entries/entry-reader.ts'
import { entryListing } from '../data/entries/entry-listing.ts'
import { ANONYMOUS } from '../domain/accounts/caller.ts'
import { contentTypes, type ContentType } from '../domain/content-types/content-types.ts'
import { openStatuses, visibleTo } from '../domain/content/entry-policy.ts'
import { linkOf } from '../domain/embeds/site-embed.ts'
import type { PageAnswer, PageRoute } from '../http/pages.ts'
import { html, type Html } from './html.ts'

/** Types whose entries are listed for search engines. */
const types: readonly ContentType[] = [
  contentTypes.page,
  contentTypes.post,
  contentTypes.cal_events,
  contentTypes.cal_venue,
  contentTypes.cal_organizer,
]

/** The format allows 50,000, but smaller ones are faster to create and read. */
const PER_MAP = 1000
const PATH = /^\/(?:sitemap\.xml|sitemaps\/([a-z_]+)-([1-9]\d{0,5})\.xml)$/

const HEADERS = {
  'Content-Type': 'application/xml; charset=UTF-8',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-cache',
} as const

const NOT_FOUND: PageAnswer = {
  status: 404,
  headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=UTF-8' },
  body: 'Not found.\n',
}

/** Serves `/sitemap.xml`, an index, and the sitemaps of each type. */
export function createSitemapRoute(ctx: AppContext): PageRoute {
  return {
    path: PATH,
    methods: ['GET'],
    async answer({ path }) {
      const [, name, number] = PATH.exec(path) ?? []
      if (name === undefined) return sitemap('sitemapindex', await mapsOf(ctx))
      const type = types.find((candidate) => candidate.name === name)
      const entries = type && (await entriesOf(ctx, type, Number(number)))
      return entries === undefined || entries.length === 0 ? NOT_FOUND : sitemap('urlset', entries)
    },
    refuse: (status) => ({ ...NOT_FOUND, status }),
  }
}

const STATUSES = ['publish'] as const

/** Publicly readable items with content outside a password. */
const listed = (type: ContentType) => every([visibleTo(ANONYMOUS, type, STATUSES), unprotected])

/** The number of listed entries. Protected ones are few, so those are counted and subtracted. */
async function totalOf({ database }: AppContext, type: ContentType): Promise<number> {
  const where = visibleTo(ANONYMOUS, type, STATUSES)
  const listing = entryListing(type.name, openStatuses(ANONYMOUS, type, STATUSES), [])
  const [all, locked] = await Promise.all([
    countEntries(database, { where, listing }),
    countEntries(database, { where: every([where, withPassword]) }),
  ])
  return all - locked
}

async function mapsOf(ctx: AppContext): Promise<Html[]> {
  const totals = await Promise.all(types.map((type) => totalOf(ctx, type)))
  return types.flatMap(({ name }, index) => {
    const maps = Math.ceil((totals[index] ?? 0) / PER_MAP)
    return Array.from(
      { length: maps },
      (_, map) =>
        html`<sitemap><loc>${ctx.siteUrl}/sitemaps/${name}-${map + 1}.xml</loc></sitemap>`,
    )
  })
}

async function entriesOf(
  { database, siteUrl }: AppContext,
  type: ContentType,
  map: number,
): Promise<Html[]> {
  const rows = await listLocations(database, {
    where: listed(type),
    limit: PER_MAP,
    offset: (map - 1) * PER_MAP,
  })
  // The calendar itself precedes its first events.
  const before =
    type.name === 'cal_events' && map === 1 && rows.length > 0
      ? [html`<url><loc>${siteUrl}/events/</loc></url>`]
      : []
  const entries = rows.map(
    (row) =>
      html`<url
        ><loc>${linkOf(siteUrl, row)}</loc><lastmod>${row.modified.toISOString()}</lastmod></url
      >`,
  )
  return [...before, ...entries]
}

function sitemap(root: 'sitemapindex' | 'urlset', members: readonly Html[]): PageAnswer {
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  const inside =
    root === 'urlset'
      ? html`<urlset xmlns="${namespace}">${members}</urlset>`
      : html`<sitemapindex xmlns="${namespace}">${members}</sitemapindex>`
  const body = html`<?xml version="1.0" encoding="UTF-8"?>
    ${inside} `
  return { status: 200, headers: HEADERS, body: body.toString() }
}
