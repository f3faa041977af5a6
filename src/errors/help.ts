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
 * Causes and remedies of each error, as CommonMark, shown by `/docs/errors`. A code without help
 * does not compile.
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
