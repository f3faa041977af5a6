/** The system user that runs the PostgreSQL programs; undefined for the user of this process. */
export interface ServerUser {
  readonly uid: number
  readonly gid: number
}
