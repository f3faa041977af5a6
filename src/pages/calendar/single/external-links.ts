/** Links from calendar pages to other sites, and to programs. */
import type { EventDetails } from '../../../data/events/event-row.ts'
import type { VenueDetails } from '../../../data/places/place-row.ts'
import { addressLines, type PostalAddress } from '../../../domain/calendar/postal-address.ts'
import { wholeDays } from '../../../domain/time/days.ts'
import type { WallTime } from '../../../domain/time/wall-time.ts'
import { isWebAddress } from '../../../domain/calendar/web-address.ts'
import { html, type Html } from '../../html.ts'

const MAP = 'https://www.openstreetmap.org'

/** A map of a place, by its coordinates or else its address; '' if it has neither. */
export function mapAddress(details: VenueDetails): string {
  const { latitude, longitude } = details
  if (latitude !== null && longitude !== null) {
    const spot = `${latitude}/${longitude}`
    return `${MAP}/?mlat=${latitude}&mlon=${longitude}#map=17/${spot}`
  }
  const lines = addressLines(addressOf(details))
  return lines.length === 0 ? '' : `${MAP}/search?${query({ query: lines.join(', ') })}`
}

/** How far an embedded map reaches from the place, in degrees. */
const REACH = { latitude: 0.002, longitude: 0.004 }

/** A map of a place to be shown in a frame; '' without coordinates. */
export function embeddedMapAddress({ latitude, longitude }: VenueDetails): string {
  if (latitude === null || longitude === null) return ''
  const corners = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ]
  const bbox = corners.map((degrees) => degrees.toFixed(5)).join(',')
  const marker = `${latitude},${longitude}`
  return `${MAP}/export/embed.html?${query({ bbox, layer: 'mapnik', marker })}`
}

/** The address of a venue, whose state has several names. */
export function addressOf(details: VenueDetails): PostalAddress {
  const { address, city, zip, country, stateProvince, state, province } = details
  return { address, city, zip, country, state: stateProvince || state || province }
}

export interface CalendarEntry {
  readonly title: string
  readonly times: Pick<EventDetails, 'utcStart' | 'utcEnd' | 'startsAt' | 'endsAt' | 'allDay'>
  readonly description: string
  readonly location: string
}

/** Google Calendar's form, filled in with the event. */
export function googleAddress({ title, times, description, location }: CalendarEntry): string {
  const { utcStart, utcEnd, startsAt, endsAt, allDay } = times
  const days = wholeDays(startsAt as WallTime, endsAt as WallTime)
  const dates = allDay
    ? `${digits(days.first)}/${digits(dayAfter(days.last))}`
    : `${stamp(utcStart)}/${stamp(utcEnd)}`
  const filled = { action: 'TEMPLATE', text: title, dates, details: description, location }
  return `https://calendar.google.com/calendar/render?${query(filled)}`
}

const digits = (text: string): string => text.replaceAll(/\D/g, '')
const stamp = (utc: string): string => `${digits(utc.slice(0, 10))}T${digits(utc.slice(11))}Z`
const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const query = (values: Readonly<Record<string, string>>): string =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString()

/** A website entered by a user; only web addresses become links. */
export function websiteLink(website: string | null): Html | undefined {
  const address = website?.trim() ?? ''
  if (address === '') return undefined
  if (!isWebAddress(address)) return html`${address}`
  return html`<a href="${address}" rel="external nofollow noopener">${hostOf(address)}</a>`
}

function hostOf(address: string): string {
  const { host, pathname } = new URL(address)
  return host.replace(/^www\./, '') + (pathname === '/' ? '' : pathname)
}

/** A telephone number as a link. */
export function phoneLink(phone: string): Html | undefined {
  if (phone.trim() === '') return undefined
  const dialled = phone.replaceAll(/[^\d+]/g, '')
  if (dialled.length < 3) return html`${phone}`
  return html`<a href="tel:${dialled}"><bdi>${phone}</bdi></a>`
}

export function emailLink(email: string): Html | undefined {
  if (email.trim() === '') return undefined
  return html`<a href="mailto:${encodeURIComponent(email).replaceAll('%40', '@')}">${email}</a>`
}
