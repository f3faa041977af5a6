// Written by `npm run generate` from openapi/. Changes belong there.

import type { Operation } from '../../src/namespaces/operation.ts'
import type { operations } from './types.ts'

export interface IndexOperations {
  /** `GET /cal/events/v1` - Describe the namespace */
  getCalendarNamespace: Operation<operations['getCalendarNamespace'], 'namespace' | 'context'>
  /** `GET /cal/events/v1/doc` - Get the OpenAPI document */
  getCalendarDocument: Operation<operations['getCalendarDocument']>
}

export interface EventsOperations {
  /** `GET /cal/events/v1/events` - List events */
  listEvents: Operation<operations['listEvents'], 'page' | 'per_page' | 'strict_dates' | 'geoloc_radius' | 'ical'>
  /** `POST /cal/events/v1/events` - Create an event */
  createEvent: Operation<operations['createEvent']>
  /** `GET /cal/events/v1/events/{id}` - Read an event */
  getEvent: Operation<operations['getEvent'], 'ical'>
  /** `DELETE /cal/events/v1/events/{id}` - Delete an event */
  deleteEvent: Operation<operations['deleteEvent'], 'force'>
  /** `POST, PUT, PATCH /cal/events/v1/events/{id}` - Update an event */
  updateEvent: Operation<operations['updateEvent']>
  /** `GET /cal/events/v1/events/by-slug/{slug}` - Read an event by its slug */
  getEventBySlug: Operation<operations['getEventBySlug'], 'ical'>
  /** `DELETE /cal/events/v1/events/by-slug/{slug}` - Delete an event by its slug */
  deleteEventBySlug: Operation<operations['deleteEventBySlug'], 'force'>
  /** `POST, PUT, PATCH /cal/events/v1/events/by-slug/{slug}` - Update an event by its slug */
  updateEventBySlug: Operation<operations['updateEventBySlug']>
  /** `GET /cal/events/v1/event-previews/{id}` - Get your own unsaved changes of an event */
  getEventChanges: Operation<operations['getEventChanges']>
  /** `DELETE /cal/events/v1/event-previews/{id}` - Discard your own unsaved changes of an event */
  deleteEventChanges: Operation<operations['deleteEventChanges']>
  /** `POST /cal/events/v1/event-previews/{id}` - Create a preview link for unsaved changes of an event */
  createEventPreviewLink: Operation<operations['createEventPreviewLink']>
}

export interface VenuesOperations {
  /** `GET /cal/events/v1/venues` - List venues */
  listVenues: Operation<operations['listVenues'], 'page' | 'per_page' | 'only_with_upcoming'>
  /** `POST /cal/events/v1/venues` - Create a venue */
  createVenue: Operation<operations['createVenue']>
  /** `GET /cal/events/v1/venues/{id}` - Read a venue */
  getVenue: Operation<operations['getVenue']>
  /** `DELETE /cal/events/v1/venues/{id}` - Delete a venue */
  deleteVenue: Operation<operations['deleteVenue'], 'force'>
  /** `POST, PUT, PATCH /cal/events/v1/venues/{id}` - Update a venue */
  updateVenue: Operation<operations['updateVenue']>
  /** `GET /cal/events/v1/venues/by-slug/{slug}` - Read a venue by its slug */
  getVenueBySlug: Operation<operations['getVenueBySlug']>
  /** `DELETE /cal/events/v1/venues/by-slug/{slug}` - Delete a venue by its slug */
  deleteVenueBySlug: Operation<operations['deleteVenueBySlug'], 'force'>
  /** `POST, PUT, PATCH /cal/events/v1/venues/by-slug/{slug}` - Update a venue by its slug */
  updateVenueBySlug: Operation<operations['updateVenueBySlug']>
}

export interface OrganizersOperations {
  /** `GET /cal/events/v1/organizers` - List organizers */
  listOrganizers: Operation<operations['listOrganizers'], 'page' | 'per_page' | 'only_with_upcoming'>
  /** `POST /cal/events/v1/organizers` - Create an organizer */
  createOrganizer: Operation<operations['createOrganizer']>
  /** `GET /cal/events/v1/organizers/{id}` - Read an organizer */
  getOrganizer: Operation<operations['getOrganizer']>
  /** `DELETE /cal/events/v1/organizers/{id}` - Delete an organizer */
  deleteOrganizer: Operation<operations['deleteOrganizer'], 'force'>
  /** `POST, PUT, PATCH /cal/events/v1/organizers/{id}` - Update an organizer */
  updateOrganizer: Operation<operations['updateOrganizer']>
  /** `GET /cal/events/v1/organizers/by-slug/{slug}` - Read an organizer by its slug */
  getOrganizerBySlug: Operation<operations['getOrganizerBySlug']>
  /** `DELETE /cal/events/v1/organizers/by-slug/{slug}` - Delete an organizer by its slug */
  deleteOrganizerBySlug: Operation<operations['deleteOrganizerBySlug'], 'force'>
  /** `POST, PUT, PATCH /cal/events/v1/organizers/by-slug/{slug}` - Update an organizer by its slug */
  updateOrganizerBySlug: Operation<operations['updateOrganizerBySlug']>
}

export interface EventCategoriesOperations {
  /** `GET /cal/events/v1/categories` - List event categories */
  listEventCategories: Operation<operations['listEventCategories'], 'page' | 'per_page' | 'orderby' | 'hide_empty'>
  /** `POST /cal/events/v1/categories` - Create an event category */
  createEventCategory: Operation<operations['createEventCategory']>
  /** `GET /cal/events/v1/categories/{id}` - Read an event category */
  getEventCategory: Operation<operations['getEventCategory']>
  /** `POST, PUT, PATCH /cal/events/v1/categories/{id}` - Update an event category */
  updateEventCategory: Operation<operations['updateEventCategory']>
  /** `DELETE /cal/events/v1/categories/{id}` - Delete an event category */
  deleteEventCategory: Operation<operations['deleteEventCategory']>
}

export interface EventTagsOperations {
  /** `GET /cal/events/v1/tags` - List event tags */
  listEventTags: Operation<operations['listEventTags'], 'page' | 'per_page' | 'orderby' | 'hide_empty'>
  /** `POST /cal/events/v1/tags` - Create an event tag */
  createEventTag: Operation<operations['createEventTag']>
  /** `GET /cal/events/v1/tags/{id}` - Read an event tag */
  getEventTag: Operation<operations['getEventTag']>
  /** `POST, PUT, PATCH /cal/events/v1/tags/{id}` - Update an event tag */
  updateEventTag: Operation<operations['updateEventTag']>
  /** `DELETE /cal/events/v1/tags/{id}` - Delete an event tag */
  deleteEventTag: Operation<operations['deleteEventTag']>
}

export interface Operations extends IndexOperations, EventsOperations, VenuesOperations, OrganizersOperations, EventCategoriesOperations, EventTagsOperations {}
