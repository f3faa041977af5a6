import type { Recurrence } from '../recurrence/recurrence.ts'
import type { WallTime } from '../../time/wall-time.ts'

/** The occurrence of a series that an event replaces, in the time and zone of the series. */
export interface ReplacedOccurrence {
  readonly start: WallTime
  readonly zone: string
  readonly allDay: boolean
}

/**
 * An event of a calendar file (RFC 5545, 3.6.1), for reading and writing. Empty texts and lists
 * mean no value.
 */
export interface CalendarEvent {
  /** The same for all changes of an event, and for the changed occurrences of a series. */
  readonly uid: string
  readonly sequence: number
  /** When this description was created. */
  readonly stamp: Date
  readonly created: Date | undefined
  readonly modified: Date | undefined
  readonly start: WallTime
  /** For all-day events, the last second of the last day. */
  readonly end: WallTime
  readonly zone: string
  readonly allDay: boolean
  readonly title: string
  readonly description: string
  readonly url: string
  readonly location: string
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | undefined
  readonly categories: readonly string[]
  /** Addresses of attachments, such as the image. */
  readonly attachments: readonly string[]
  readonly organizer: { readonly name: string; readonly email: string } | undefined
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED' | undefined
  readonly recurrence: Recurrence | undefined
  /** Set on a changed occurrence of a series. */
  readonly replaces: ReplacedOccurrence | undefined
}
