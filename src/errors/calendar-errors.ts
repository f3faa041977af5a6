export const calendarErrors = {
  'rest-event-not-found': { kind: 'not-found', message: 'There is no event with this id.' },
  'rest-invalid-event-id': { kind: 'invalid', message: 'The item with this id is not an event.' },
  'event-not-accessible': { kind: 'forbidden', message: 'You are not allowed to see this event.' },
  'event-password-protected': { kind: 'forbidden', message: 'This event is password protected.' },
  'event-no-longer-available': { kind: 'forbidden', message: 'This event is in the trash.' },
  'event-is-in-trash': { kind: 'gone', message: 'This event is already in the trash.' },
  'event-archive-page-not-found': {
    kind: 'not-found',
    message: 'There are no events on this page.',
  },
  'venue-not-accessible': { kind: 'forbidden', message: 'You are not allowed to see this venue.' },
  'venue-is-in-trash': { kind: 'gone', message: 'This venue is already in the trash.' },
  'venue-archive-page-not-found': {
    kind: 'not-found',
    message: 'There are no venues on this page.',
  },
  'organizer-not-accessible': {
    kind: 'forbidden',
    message: 'You are not allowed to see this organizer.',
  },
  'organizer-is-in-trash': { kind: 'gone', message: 'This organizer is already in the trash.' },
  'organizer-archive-page-not-found': {
    kind: 'not-found',
    message: 'There are no organizers on this page.',
  },
  rest_view_render_failed: {
    kind: 'internal',
    message: 'This calendar page cannot be displayed.',
  },
} as const
