import { script } from '../immutable-asset.ts'
import { ELEMENTS } from './scripts/elements.ts'
import { MENUS } from './scripts/menus.ts'
import { SEARCH_BAR } from './scripts/search-bar.ts'
import { TOOLTIPS } from './scripts/tooltips.ts'
import { VIEW_ADDRESS } from './scripts/view-address.ts'
import { VIEW_NAVIGATION } from './scripts/view-navigation.ts'
import { VIEW_REPLACEMENT } from './scripts/view-replacement.ts'

const START = `
if (page) setUpNavigation()
setUpMenus()
setUpTooltips()
setUpSearchBar()
`

/**
 * Makes the calendar pages faster: links and forms replace the view in place, keep history and
 * focus, and announce the result. On any failure the link is followed normally. Also closes menus,
 * and shows what does not fit into grids.
 */
export const calendarScript = script(
  'calendar',
  ELEMENTS,
  VIEW_ADDRESS,
  VIEW_REPLACEMENT,
  VIEW_NAVIGATION,
  MENUS,
  SEARCH_BAR,
  TOOLTIPS,
  START,
)
