import { assetRoute } from '../asset-route.ts'
import type { PublicSite } from '../entry-page-layout.ts'
import { html, type Html } from '../html.ts'
import { CALENDAR_SCRIPT, CALENDAR_SCRIPT_PATH } from './script.ts'
import { CALENDAR_STYLESHEET, CALENDAR_STYLESHEET_PATH } from './stylesheet.ts'

/** Stylesheet and script of the calendar. */
export const calendarAssetsRoute = assetRoute(
  /^\/assets\/calendar-[\da-f]+\.(?:js|css)$/,
  new Map([
    [CALENDAR_SCRIPT_PATH, { type: 'text/javascript', body: CALENDAR_SCRIPT }],
    [CALENDAR_STYLESHEET_PATH, { type: 'text/css', body: CALENDAR_STYLESHEET }],
  ]),
)

/** The calendar's stylesheet, for the head of a page. */
export const calendarStyles = ({ siteUrl }: PublicSite): Html =>
  html`<link rel="stylesheet" href="${siteUrl}${CALENDAR_STYLESHEET_PATH}" />`

/** The calendar's script, for pages whose policy allows it. */
export const calendarScript = ({ siteUrl }: PublicSite): Html =>
  html`<script defer src="${siteUrl}${CALENDAR_SCRIPT_PATH}"></script>`
