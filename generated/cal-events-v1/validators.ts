// Written by `npm run generate` from openapi/. Changes belong there.

import type { ValidatorLoaders } from '../../src/http/validator-support.ts'

const index = () => import('./validators/index.js')
const events = () => import('./validators/events.js')
const venues = () => import('./validators/venues.js')
const organizers = () => import('./validators/organizers.js')
const eventCategories = () => import('./validators/event-categories.js')
const eventTags = () => import('./validators/event-tags.js')

export const validators: ValidatorLoaders = {
  getCalendarNamespace: index,
  getCalendarDocument: index,
  listEvents: events,
  createEvent: events,
  getEvent: events,
  deleteEvent: events,
  updateEvent: events,
  getEventBySlug: events,
  deleteEventBySlug: events,
  updateEventBySlug: events,
  getEventChanges: events,
  deleteEventChanges: events,
  createEventPreviewLink: events,
  listVenues: venues,
  createVenue: venues,
  getVenue: venues,
  deleteVenue: venues,
  updateVenue: venues,
  getVenueBySlug: venues,
  deleteVenueBySlug: venues,
  updateVenueBySlug: venues,
  listOrganizers: organizers,
  createOrganizer: organizers,
  getOrganizer: organizers,
  deleteOrganizer: organizers,
  updateOrganizer: organizers,
  getOrganizerBySlug: organizers,
  deleteOrganizerBySlug: organizers,
  updateOrganizerBySlug: organizers,
  listEventCategories: eventCategories,
  createEventCategory: eventCategories,
  getEventCategory: eventCategories,
  updateEventCategory: eventCategories,
  deleteEventCategory: eventCategories,
  listEventTags: eventTags,
  createEventTag: eventTags,
  getEventTag: eventTags,
  updateEventTag: eventTags,
  deleteEventTag: eventTags,
}
