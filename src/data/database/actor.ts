import pg from 'pg'

/**
 * Who makes the changes of a transaction. Triggers get it as JSON of `acting()`: `kind`, `id`, `name`,
 * `address` and `application_password`, without those that are absent.
 */
export interface Actor {
  /** A signed-in user; an anonymous client; the command line; a background job. */
  readonly kind: 'user' | 'visitor' | 'cli' | 'job'
  /** That of the user. */
  readonly id?: number
  /** The login of the user. */
  readonly name?: string
  /** Where the request came from. */
  readonly address?: string
  /** The uuid of the application password that the request came with. */
  readonly applicationPassword?: string
}

/** A statement that announces the actor to triggers, until the transaction ends. */
export function announceActor({ applicationPassword, ...actor }: Actor): string {
  const announced = { ...actor, application_password: applicationPassword }
  return `SET LOCAL almanac.actor = ${pg.escapeLiteral(JSON.stringify(announced))}`
}
