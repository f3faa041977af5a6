import type { ErrorCode } from './catalogue.ts'
import { accountHelp } from './help/account-help.ts'
import { adHelp } from './help/ad-help.ts'
import { argumentHelp } from './help/argument-help.ts'
import { calendarHelp } from './help/calendar-help.ts'
import { commentHelp } from './help/comment-help.ts'
import { contentHelp } from './help/content-help.ts'
import { otherHelp } from './help/other-help.ts'
import { protocolHelp } from './help/protocol-help.ts'

/**
 * What leads to each error and what one does about it, as CommonMark; `/docs/errors` shows it. A code
 * of the catalogue without help does not compile.
 */
export const errorHelp: Readonly<Record<ErrorCode, string>> = {
  ...argumentHelp,
  ...contentHelp,
  ...adHelp,
  ...calendarHelp,
  ...commentHelp,
  ...accountHelp,
  ...otherHelp,
  ...protocolHelp,
}
