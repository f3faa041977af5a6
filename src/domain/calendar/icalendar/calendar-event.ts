import type { Recurrence } from '../recurrence/recurrence.ts'
import type { WallTime } from '../time/wall-time.ts'

/** Which occurrence of a series an event stands for, by the series' own time and zone. */
export interface ReplacedOccurrence {
  readonly start: WallTime
  readonly zone: string
  readonly allDay: boolean
}

/**
 * An event as calendar files tell of it (RFC 5545, 3.6.1); what is written, and what is read. Empty
 * texts and lists mean that there is nothing to tell.
 */
export interface CalendarEvent {
  /** The same for all changes of an event, and for the changed occurrences of a series. */
  readonly uid: string
  readonly sequence: number
  /** When this was said. */
  readonly stamp: Date
  readonly created: Date | undefined
  readonly modified: Date | undefined
  readonly start: WallTime
  /** Of whole days the last second of the last one. */
  readonly end: WallTime
  readonly zone: string
  readonly allDay: boolean
  readonly title: string
  readonly description: string
  readonly url: string
  readonly location: string
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | undefined
  readonly categories: readonly string[]
  /** Addresses of what belongs to it, such as its picture. */
  readonly attachments: readonly string[]
  readonly organizer: { readonly name: string; readonly email: string } | undefined
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED' | undefined
  readonly recurrence: Recurrence | undefined
  /** Set on one occurrence of a series that is not as the others. */
  readonly replaces: ReplacedOccurrence | undefined
}
