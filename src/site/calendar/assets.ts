import { assetRoute } from '../asset-route.ts'
import { CALENDAR_SCRIPT, CALENDAR_SCRIPT_PATH } from './script.ts'
import { CALENDAR_STYLESHEET, CALENDAR_STYLESHEET_PATH } from './stylesheet.ts'

/** Script and look of the calendar. */
export const calendarAssetsRoute = assetRoute(
  /^\/assets\/calendar-[\da-f]+\.(?:js|css)$/,
  new Map([
    [CALENDAR_SCRIPT_PATH, { type: 'text/javascript', body: CALENDAR_SCRIPT }],
    [CALENDAR_STYLESHEET_PATH, { type: 'text/css', body: CALENDAR_STYLESHEET }],
  ]),
)
