import { stylesheet, type ImmutableAsset } from '../immutable-asset.ts'
import { BAR_STYLES } from './styles/bars.ts'
import { BASE_STYLES } from './styles/base.ts'
import { CARD_STYLES } from './styles/cards.ts'
import { LANE_STYLES } from './styles/lanes.ts'
import { LIST_STYLES } from './styles/lists.ts'
import { MONTH_STYLES } from './styles/month.ts'
import { PRINT_STYLES } from './styles/print.ts'
import { SINGLE_STYLES } from './styles/single.ts'
import { WEEK_STYLES } from './styles/week.ts'
import type { CalendarView } from './views/view-model.ts'

/** Styles of the calendar, in addition to those of all public pages. */
export const calendarStylesheet = stylesheet(
  'calendar',
  BASE_STYLES,
  BAR_STYLES,
  CARD_STYLES,
  PRINT_STYLES,
)

/** In addition, those of events below each other. */
export const listStylesheet = stylesheet('calendar-list', LIST_STYLES)

/** In addition, those of a view. */
export const viewStylesheets: Readonly<Record<CalendarView['slug'], ImmutableAsset>> = {
  list: listStylesheet,
  day: listStylesheet,
  summary: listStylesheet,
  month: stylesheet('calendar-month', LANE_STYLES, MONTH_STYLES),
  week: stylesheet('calendar-week', LANE_STYLES, WEEK_STYLES),
}

/** In addition to lists, those of the pages of events, venues and organizers. */
export const singleStylesheet = stylesheet('calendar-item', SINGLE_STYLES)
