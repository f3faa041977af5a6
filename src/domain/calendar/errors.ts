/** What can go wrong in the calendar alone; a part of the catalogue of errors. */
export const calendarErrors = {
  'rest-event-not-found': { status: 404, message: 'There is no event with this id.' },
  'rest-invalid-event-id': { status: 400, message: 'What has this id is no event.' },
  'event-not-accessible': { status: 403, message: 'You are not allowed to see this event.' },
  'event-password-protected': { status: 403, message: 'This event needs its password.' },
  'event-no-longer-available': { status: 403, message: 'This event is in the trash.' },
  'event-is-in-trash': { status: 410, message: 'This event is in the trash already.' },
  'event-archive-page-not-found': { status: 404, message: 'There are no events on this page.' },
  'venue-not-accessible': { status: 403, message: 'You are not allowed to see this venue.' },
  'venue-is-in-trash': { status: 410, message: 'This venue is in the trash already.' },
  'venue-archive-page-not-found': { status: 404, message: 'There are no venues on this page.' },
  'organizer-not-accessible': {
    status: 403,
    message: 'You are not allowed to see this organizer.',
  },
  'organizer-is-in-trash': { status: 410, message: 'This organizer is in the trash already.' },
  'organizer-archive-page-not-found': {
    status: 404,
    message: 'There are no organizers on this page.',
  },
  rest_view_render_failed: {
    status: 500,
    message: 'This page of the calendar cannot be shown.',
  },
} as const
