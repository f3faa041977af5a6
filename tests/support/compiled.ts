import { sql, type CompiledQuery } from 'kysely'
import { builder } from '../../src/data/database/builder.ts'
import type { Sql } from '../../src/data/database/database.ts'

/** A part of a statement as PostgreSQL would be sent it. */
export const compiled = (part: Sql): CompiledQuery => sql`${part}`.compile(builder)
