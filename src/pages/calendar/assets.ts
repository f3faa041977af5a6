import { assetRoute } from '../asset-route.ts'
import type { PublicSite } from '../entry-page-layout.ts'
import { html, type Html } from '../html.ts'
import { styleLink } from '../immutable-asset.ts'
import { calendarScript } from './script.ts'
import {
  calendarStylesheet,
  listStylesheet,
  singleStylesheet,
  viewStylesheets,
} from './stylesheet.ts'
import type { CalendarView } from './views/view-model.ts'

/** Stylesheets and script of the calendar. */
export const calendarAssetsRoute = assetRoute(
  /^\/assets\/calendar(?:-list|-month|-week|-item)?-[\da-f]+\.(?:js|css)$/,
  calendarScript,
  calendarStylesheet,
  ...Object.values(viewStylesheets),
  singleStylesheet,
)

/** Stylesheets for the page of a view. */
export const viewStyles = ({ siteUrl }: PublicSite, { slug }: CalendarView): Html =>
  html`${styleLink(siteUrl, calendarStylesheet)} ${styleLink(siteUrl, viewStylesheets[slug])}`

/** Stylesheets for the page of an event, a venue or an organizer. */
export const singleStyles = ({ siteUrl }: PublicSite): Html =>
  html`${styleLink(siteUrl, calendarStylesheet)} ${styleLink(siteUrl, listStylesheet)}
  ${styleLink(siteUrl, singleStylesheet)}`

/** The calendar's script, for pages whose policy allows it. */
export const scriptLink = ({ siteUrl }: PublicSite): Html =>
  html`<script defer src="${siteUrl}${calendarScript.path}"></script>`
