import { sql } from 'kysely'
import { builder } from '../database/builder.ts'
import type { Sql } from '../database/database.ts'

export const textOf = (part: Sql): string => sql`${part}`.compile(builder).sql

/** The columns of `entries e` named in a fragment of a statement. */
export const namedColumns = (text: string): string[] =>
  [...text.matchAll(/\be"?\."?(\w+)/g)].map(([, column = '']) => column)
