import { sql } from 'kysely'
import { builder } from '../database/builder.ts'
import { anyOf } from '../database/expressions.ts'

/** The ids of some entries and of the files attached to them, which are as visible as these. */
export const withAttached = (ids: readonly number[]) =>
  builder
    .selectFrom('entries as changed')
    .select('changed.id')
    .where('changed.id', '=', anyOf(ids))
    .unionAll(
      builder
        .selectFrom('entries as attached')
        .select('attached.id')
        .where('attached.type', '=', sql.lit('attachment'))
        .where('attached.parent_id', '=', anyOf(ids)),
    )
