import type {
  EventEntriesOperations,
  OrganizerEntriesOperations,
  VenueEntriesOperations,
} from '../../../../generated/core-v2/operations.ts'
import { entryList } from '../entries/list-entries.ts'
import { entryRetrieval } from '../entries/retrieve.ts'
import { entryWriting } from '../entries/write-entries.ts'
import { eventEntryConditions, placeEntryConditions } from './calendar-entry-conditions.ts'

const eventWriting = entryWriting('cal_events')
const venueWriting = entryWriting('cal_venue')
const organizerWriting = entryWriting('cal_organizer')

/** Events, venues and organizers in the form of other entries (behaviour/site.md#types). */
export const calendarEntries: EventEntriesOperations &
  VenueEntriesOperations &
  OrganizerEntriesOperations = {
  listEventEntries: entryList('cal_events', eventEntryConditions),
  createEventEntry: eventWriting.create,
  getEventEntry: entryRetrieval('cal_events'),
  updateEventEntry: eventWriting.update,
  deleteEventEntry: eventWriting.remove,
  listVenueEntries: entryList('cal_venue', placeEntryConditions),
  createVenueEntry: venueWriting.create,
  getVenueEntry: entryRetrieval('cal_venue'),
  updateVenueEntry: venueWriting.update,
  deleteVenueEntry: venueWriting.remove,
  listOrganizerEntries: entryList('cal_organizer', placeEntryConditions),
  createOrganizerEntry: organizerWriting.create,
  getOrganizerEntry: entryRetrieval('cal_organizer'),
  updateOrganizerEntry: organizerWriting.update,
  deleteOrganizerEntry: organizerWriting.remove,
}
