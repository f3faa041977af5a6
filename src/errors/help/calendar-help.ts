import type { calendarErrors } from '../calendar-errors.ts'

const BEYOND =
  '`page` is beyond the last page. `total_pages` of the first one says how many there are.'
const NOT_PUBLIC = 'It is not published. Sign in as its author, or as somebody who may read drafts.'
const TRASHED =
  'It is in the trash already. There is nothing left to do; give it another status to restore it.'

/** Causes and remedies of errors concerning the calendar. */
export const calendarHelp = {
  'rest-event-not-found': 'The event was deleted, or never existed. List events to find it.',
  'rest-invalid-event-id':
    'The id is that of a post, a page or something else. Use the id of an event.',
  'event-not-accessible': NOT_PUBLIC,
  'event-password-protected':
    'Send the password of the event as `password`, or sign in as somebody who may edit it.',
  'event-no-longer-available':
    'The event is in the trash. Anyone who may edit it can restore it by giving it another status.',
  'event-is-in-trash': TRASHED,
  'event-archive-page-not-found': BEYOND,
  'venue-not-accessible': NOT_PUBLIC,
  'venue-is-in-trash': TRASHED,
  'venue-archive-page-not-found': BEYOND,
  'organizer-not-accessible': NOT_PUBLIC,
  'organizer-is-in-trash': TRASHED,
  'organizer-archive-page-not-found': BEYOND,
  rest_view_render_failed:
    'An error of the service, which its log has under the id of `X-Request-Id`. Give the operator that id.',
} as const satisfies Record<keyof typeof calendarErrors, string>
