import { sql, type Database } from './database.ts'

/** True when the database answers. */
export async function pingDatabase(database: Database): Promise<boolean> {
  try {
    await database.query(sql`SELECT 1 AS one`)
    return true
  } catch {
    return false
  }
}
