import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Driver,
} from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Shared by all instances, of which each request has several: a compiler has a function for each kind
 * of node, and takes longer to make than the rest of an instance. It starts over with every
 * statement, and compiles it without a pause.
 */
const compiler = new PostgresQueryCompiler()
const adapter = new PostgresAdapter()

export const kyselyWith = (createDriver: () => Driver): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => adapter,
      createDriver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => compiler,
    },
  })

/** Builds parts of statements, such as subqueries; it cannot send any. */
export const builder = kyselyWith(() => new DummyDriver())
