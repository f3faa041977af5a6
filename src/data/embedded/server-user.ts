/** The system user that PostgreSQL's programs run as; undefined where it is this process's own. */
export interface ServerUser {
  readonly uid: number
  readonly gid: number
}
