import { createHash } from 'node:crypto'
import { BAR_STYLES } from './styles/bars.ts'
import { BASE_STYLES } from './styles/base.ts'
import { LIST_STYLES } from './styles/lists.ts'
import { MONTH_STYLES } from './styles/month.ts'
import { PRINT_STYLES } from './styles/print.ts'
import { SINGLE_STYLES } from './styles/single.ts'
import { WEEK_STYLES } from './styles/week.ts'

/** Styles of the calendar, in addition to those of all public pages. */
export const CALENDAR_STYLESHEET = [
  BASE_STYLES,
  BAR_STYLES,
  LIST_STYLES,
  MONTH_STYLES,
  WEEK_STYLES,
  SINGLE_STYLES,
  PRINT_STYLES,
].join('')

/** Changes with the content, so that browsers may cache it forever. */
export const CALENDAR_STYLESHEET_PATH = `/assets/calendar-${createHash('sha256')
  .update(CALENDAR_STYLESHEET)
  .digest('hex')
  .slice(0, 12)}.css`
