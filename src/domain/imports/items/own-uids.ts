/**
 * Unique ids that programs of this kind write into calendar files: `12-1772388000-1772391600@host`, and
 * before that `event-12@host`. What stands behind the host tells one time of a series.
 */
const OWN = /^(?:event-(\d{1,9})|(\d{1,9}-(?:-?\d{1,12})-(?:-?\d{1,12})))@(.+)$/
const TIME = /^(?:-\d{8}T\d{6}Z?|-\d{8}|#\S+)?$/

/** The unique id that the same event had in older files; undefined for one of another kind. */
export function earlierUid(uid: string): string | undefined {
  const [, , name, rest] = OWN.exec(uid) ?? []
  return name === undefined ? undefined : `event-${name.split('-')[0]}@${rest}`
}

/** An event of this site, as a file of it names it. */
export interface OwnEvent {
  readonly id: number
  /** How it is called in files; undefined where older ones had the id alone. */
  readonly name: string | undefined
}

/** The event of the site at that host that a unique id means; undefined for those of others. */
export function ownEvent(uid: string, host: string): OwnEvent | undefined {
  const [, old, name, rest = ''] = OWN.exec(uid) ?? []
  if (!rest.startsWith(host) || !TIME.test(rest.slice(host.length))) return undefined
  return { id: Number(old ?? name?.split('-')[0]), name }
}
