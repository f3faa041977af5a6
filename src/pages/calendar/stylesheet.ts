import { stylesheet } from '../kept-asset.ts'
import { BAR_STYLES } from './styles/bars.ts'
import { BASE_STYLES } from './styles/base.ts'
import { LIST_STYLES } from './styles/lists.ts'
import { MONTH_STYLES } from './styles/month.ts'
import { PRINT_STYLES } from './styles/print.ts'
import { SINGLE_STYLES } from './styles/single.ts'
import { WEEK_STYLES } from './styles/week.ts'

/** Styles of the calendar, in addition to those of all public pages. */
export const calendarStylesheet = stylesheet(
  'calendar',
  BASE_STYLES,
  BAR_STYLES,
  LIST_STYLES,
  MONTH_STYLES,
  PRINT_STYLES,
)

/** In addition, those of weeks, which bring them along. */
export const weekStylesheet = stylesheet('calendar-week', WEEK_STYLES)

/** In addition, those of the pages of events, venues and organizers. */
export const singleStylesheet = stylesheet('calendar-item', SINGLE_STYLES)
