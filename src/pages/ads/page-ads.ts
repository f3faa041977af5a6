import { randomBytes } from 'node:crypto'
import type { AppContext } from '../../context.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import { ANONYMOUS } from '../../domain/accounts/caller.ts'
import { hitToken } from '../../domain/ads/counting/token.ts'
import type { AdPlan } from '../../domain/ads/plan.ts'
import type { ShownPage } from '../../domain/ads/rules/visibility.ts'
import { prepareEntryAds } from '../../domain/ads/showing/entry-ads.ts'
import { noticeMarkup, noticeOf, type Notice } from '../../domain/ads/showing/notice.ts'
import { placeAds, type Page, type Placement } from '../../domain/ads/showing/place.ts'
import { decide } from '../../domain/ads/showing/decide.ts'
import { visitorOf } from '../../domain/ads/showing/variant.ts'
import type { PageRequest } from '../../http/pages.ts'
import type { PageSlots } from '../entry-page-layout.ts'
import { Html, html } from '../html.ts'
import { styleLink } from '../immutable-asset.ts'
import { noticeScript, noticeStylesheet } from './notice-script.ts'
import { adsScript, adsStylesheet } from './page-script.ts'

/** The ads of one page, and what the page needs for them. */
export interface PageAds {
  readonly placement: Placement
  /** Markup after the items of a list, by item number from 1. */
  between(items: number): ReadonlyMap<number, Html>
  /** Markup of ads at a place of the page around the text. */
  at(position: 'before_header' | 'after_header' | 'ad_sticky_ad'): Html | undefined
  /** Links and scripts; call it after everything is placed. */
  foot(): Html | undefined
  /** Markup with style attributes; call it after everything is placed. */
  styledMarkup(): string
  /** Directives in addition to those of every page; undefined if no ad is shown. */
  policy(): Readonly<Record<string, string>> | undefined
}

/** What a page shows: an entry, which may be the front page, or something else. */
export type AdTarget =
  | { readonly row: EntryRow; readonly home: boolean }
  | Exclude<ShownPage, { readonly kind: 'entry' }>

/**
 * Creates the ads of a page; undefined if the site has none. Everyone is treated as a visitor, even
 * users who are signed in elsewhere.
 */
export async function pageAds(
  ctx: AppContext,
  request: PageRequest,
  shown: AdTarget,
): Promise<PageAds | undefined> {
  const plan = await ctx.ads.plan()
  if (plan.units.length === 0) return undefined
  const nonce = randomBytes(16).toString('base64')
  const header = (name: string): string | undefined => {
    const value = request.headers[name]
    return Array.isArray(value) ? value[0] : value
  }
  const query = request.query.toString()
  const address = query === '' ? request.path : `${request.path}?${query}`
  const source = { header, address, caller: ANONYMOUS }
  const decided = decide(plan, visitorOf(plan, ctx.ads, source, ctx.clock()), Math.random)
  const common: Omit<Page, 'shown'> = { plan, decided, roles: ANONYMOUS.roles, nonce }
  const placement =
    'row' in shown
      ? (await prepareEntryAds(ctx, { ...common, home: shown.home }, [shown.row]))(shown.row)
      : placeAds({ ...common, shown })
  return buildPageAds(ctx, plan, placement, nonce)
}

/** The ads around the text of a page; call it after those in the text are placed. */
export function adSlots(ads: PageAds | undefined): { readonly around?: PageSlots } {
  if (ads === undefined) return {}
  const beforeHeader = ads.at('before_header')
  const afterHeader = ads.at('after_header')
  const above = ads.at('ad_sticky_ad')
  return { around: { beforeHeader, afterHeader, foot: html`${above}${ads.foot()}` } }
}

function buildPageAds(ctx: AppContext, plan: AdPlan, placement: Placement, nonce: string): PageAds {
  const notice = noticeOf(plan.settings)
  return {
    placement,
    styledMarkup() {
      const placed = placement.placed()
      return placed === '' || notice === undefined ? placed : placed + noticeMarkup(notice)
    },
    between: (items) =>
      new Map([...placement.between(items)].map(([item, markup]) => [item, new Html(markup)])),
    at(position) {
      const markup = placement.at(position)
      return markup === '' ? undefined : new Html(markup)
    },
    foot() {
      const placed = placement.placed()
      if (placed === '') return undefined
      const { siteUrl, apiUrl, secret } = ctx
      const { settings } = plan
      const tracks = settings.ad_performance_tracking || settings.ad_log
      const style = html`${styleLink(siteUrl, adsStylesheet)}
      ${renderNotice(siteUrl, notice, nonce)}`
      if (!tracks && !settings.click_fraud_protection && !NEEDS_SCRIPT.test(placed)) return style
      const track =
        tracks &&
        html`data-track="${apiUrl}/ads-route/ads-track"
        data-token="${hitToken(secret, ctx.clock())}"`
      const hours =
        settings.click_fraud_protection && html`data-click-hours="${settings.click_limit}"`
      return html`${style}
        <script
          defer
          src="${siteUrl}${adsScript.path}"
          nonce="${nonce}"
          ${track}
          ${hours}
        ></script>`
    },
    policy() {
      const placed = placement.placed()
      if (placed === '') return undefined
      const origins = `'self' ${new URL(ctx.siteUrl).origin}`
      // Ad code with scripts may load more scripts and contact its own servers; without such code
      // only this site's script runs.
      const foreign = placed.includes(`nonce="${nonce}"`)
      return foreign
        ? {
            'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
            'style-src': `${origins} 'nonce-${nonce}'`,
            'connect-src': `${origins} https:`,
            'font-src': 'https:',
          }
        : { 'script-src': `'nonce-${nonce}'`, 'connect-src': origins }
    },
  }
}

/** The notice for visitors who block ads, with its script; initially hidden. */
function renderNotice(
  siteUrl: string,
  notice: Notice | undefined,
  nonce: string,
): Html | undefined {
  return (
    notice &&
    html`${styleLink(siteUrl, noticeStylesheet)} ${new Html(noticeMarkup(notice))}
      <script defer src="${siteUrl}${noticeScript.path}" nonce="${nonce}"></script>`
  )
}

/** Markup that needs this site's script. */
const NEEDS_SCRIPT = /data-ads-(?:delay|popup|after|scroll|every|arrows)|class="ads-(?:close|fold)"/
