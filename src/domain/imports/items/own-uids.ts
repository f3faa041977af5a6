/**
 * Unique ids that this kind of program writes into calendar files: `12-1772388000-1772391600@host`,
 * formerly `event-12@host`. A suffix after the host identifies one occurrence of a series.
 */
const OWN = /^(?:event-(\d{1,9})|(\d{1,9}-(?:-?\d{1,12})-(?:-?\d{1,12})))@(.+)$/
const TIME = /^(?:-\d{8}T\d{6}Z?|-\d{8}|#\S+)?$/

/** The unique id that the same event had in older files; undefined for other kinds of ids. */
export function earlierUid(uid: string): string | undefined {
  const [, , name, rest] = OWN.exec(uid) ?? []
  return name === undefined ? undefined : `event-${name.split('-')[0]}@${rest}`
}

/** An event of this site, as identified by one of its files. */
export interface OwnEvent {
  readonly id: number
  /** Its id as written to files; undefined for the old form, which only has the entry's id. */
  readonly name: string | undefined
}

/** The event that a unique id refers to, if the id belongs to the site at that host. */
export function ownEvent(uid: string, host: string): OwnEvent | undefined {
  const [, old, name, rest = ''] = OWN.exec(uid) ?? []
  if (!rest.startsWith(host) || !TIME.test(rest.slice(host.length))) return undefined
  return { id: Number(old ?? name?.split('-')[0]), name }
}
