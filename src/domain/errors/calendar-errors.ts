/** Errors of the calendar; a part of the error catalogue. */
export const calendarErrors = {
  'rest-event-not-found': { status: 404, message: 'There is no event with this id.' },
  'rest-invalid-event-id': { status: 400, message: 'The item with this id is not an event.' },
  'event-not-accessible': { status: 403, message: 'You are not allowed to see this event.' },
  'event-password-protected': { status: 403, message: 'This event is password protected.' },
  'event-no-longer-available': { status: 403, message: 'This event is in the trash.' },
  'event-is-in-trash': { status: 410, message: 'This event is already in the trash.' },
  'event-archive-page-not-found': { status: 404, message: 'There are no events on this page.' },
  'venue-not-accessible': { status: 403, message: 'You are not allowed to see this venue.' },
  'venue-is-in-trash': { status: 410, message: 'This venue is already in the trash.' },
  'venue-archive-page-not-found': { status: 404, message: 'There are no venues on this page.' },
  'organizer-not-accessible': {
    status: 403,
    message: 'You are not allowed to see this organizer.',
  },
  'organizer-is-in-trash': { status: 410, message: 'This organizer is already in the trash.' },
  'organizer-archive-page-not-found': {
    status: 404,
    message: 'There are no organizers on this page.',
  },
  rest_view_render_failed: {
    status: 500,
    message: 'This calendar page cannot be displayed.',
  },
} as const
