/** Times of events as text in the form `YYYY-MM-DD HH:MM:SS`. */
import { expressionBuilder, sql, type Expression, type RawBuilder } from 'kysely'
import type { Aliased } from '../database/expressions.ts'

/** Builds expressions on `events ev` and `event_occurrences o`. */
export const x = expressionBuilder<Aliased<{ ev: 'events'; o: 'event_occurrences' }>, 'ev' | 'o'>()

/** Formats a wall time as text. */
export const wallText = <Time extends Date | null>(
  time: Expression<Time>,
): RawBuilder<string | Extract<Time, null>> => sql`to_char(${time}, 'YYYY-MM-DD HH24:MI:SS')`

/** The wall time of an instant in UTC. */
export const inUtc = (instant: Expression<Date>): RawBuilder<Date> =>
  sql<Date>`(${instant} at time zone 'UTC')`

/** The instant of a wall time in UTC. */
export const instantOf = (wall: Expression<Date>): RawBuilder<Date> =>
  sql<Date>`(${wall} at time zone 'UTC')`

/** Formats wall times as a list. */
export const wallTimes = (walls: readonly (string | null)[]): RawBuilder<readonly Date[]> =>
  sql<readonly Date[]>`${walls}::timestamp[]`

/** Starts and ends of events, or of their occurrences. */
export const timesOf = (alias: 'ev' | 'o') =>
  [
    wallText(x.ref(`${alias}.starts_at`)).as('startsAt'),
    wallText(x.ref(`${alias}.ends_at`)).as('endsAt'),
    wallText(inUtc(x.ref(`${alias}.utc_start`))).as('utcStart'),
    wallText(inUtc(x.ref(`${alias}.utc_end`))).as('utcEnd'),
  ] as const

/** Columns read from `event_occurrences o`. */
export const occurrenceSelections = [
  'o.event_id as eventId',
  wallText(x.ref('o.original_start')).as('originalStart'),
  ...timesOf('o'),
] as const
