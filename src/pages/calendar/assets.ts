import { assetRoute } from '../asset-route.ts'
import type { PublicSite } from '../entry-page-layout.ts'
import { html, type Html } from '../html.ts'
import { styleLink } from '../kept-asset.ts'
import { calendarScript } from './script.ts'
import { calendarStylesheet, singleStylesheet, weekStylesheet } from './stylesheet.ts'

/** Stylesheets and script of the calendar. */
export const calendarAssetsRoute = assetRoute(
  /^\/assets\/calendar(?:-week|-item)?-[\da-f]+\.(?:js|css)$/,
  calendarScript,
  calendarStylesheet,
  weekStylesheet,
  singleStylesheet,
)

/** The stylesheet of the calendar, for the head of a page. */
export const calendarStyles = ({ siteUrl }: PublicSite): Html =>
  styleLink(siteUrl, calendarStylesheet)

/** Stylesheets for the page of an event, a venue or an organizer. */
export const singleStyles = (site: PublicSite): Html =>
  html`${calendarStyles(site)} ${styleLink(site.siteUrl, singleStylesheet)}`

/** The calendar's script, for pages whose policy allows it. */
export const scriptLink = ({ siteUrl }: PublicSite): Html =>
  html`<script defer src="${siteUrl}${calendarScript.path}"></script>`
