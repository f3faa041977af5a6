import type { AppContext } from '../context.ts'
import type { PageAnswer, PageRoute } from '../http/pages.ts'
import { html, type Html } from './html.ts'
import { createPageCache, UNTIL_CHANGED } from './page-cache.ts'
import { kinds, type Located } from './sitemap-kinds.ts'

const PATH = /^\/(?:sitemap\.xml|sitemaps\/([a-z_]+)-([1-9]\d{0,6})\.xml)$/

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

/**
 * Serves `/sitemap.xml`, an index, and the sitemaps of each kind. A sitemap lists a range of ids, so
 * that it is found by key and keeps its address.
 */
export function createSitemapRoute(ctx: AppContext): PageRoute {
  const keep = createPageCache(ctx, 'sitemaps')
  return {
    path: PATH,
    methods: ['GET'],
    async answer({ path }) {
      const [, name, number] = PATH.exec(path) ?? []
      return keep({ address: path, until: UNTIL_CHANGED }, (noted) =>
        name === undefined ? indexOf(noted) : mapOf(noted, name, Number(number)),
      )
    },
    refuse: (status) => ({ ...NOT_FOUND, status }),
  }
}

async function indexOf(ctx: AppContext): Promise<PageAnswer> {
  const maps = await Promise.all(
    kinds.map(async ({ name, ranges }) => {
      const found = await ranges(ctx)
      return found.map(
        (range) => html`<sitemap><loc>${ctx.siteUrl}/sitemaps/${name}-${range}.xml</loc></sitemap>`,
      )
    }),
  )
  return sitemap('sitemapindex', maps.flat())
}

async function mapOf(ctx: AppContext, name: string, range: number): Promise<PageAnswer> {
  const kind = kinds.find((candidate) => candidate.name === name)
  const located = (await kind?.locations(ctx, range)) ?? []
  return located.length === 0 ? NOT_FOUND : sitemap('urlset', located.map(locationOf))
}

const locationOf = ({ url, modified }: Located): Html =>
  html`<url
    ><loc>${url}</loc>${modified && html`<lastmod>${modified.toISOString()}</lastmod>`}</url
  >`

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
