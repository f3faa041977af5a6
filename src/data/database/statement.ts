import { perObject } from '../../cache/per-object.ts'
import { CompiledQuery, sql, type Compilable, type RawBuilder } from 'kysely'

/** Stands for a value that comes with each execution. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

type Values = Readonly<Record<string, unknown>>

/** The place of a value in a statement. */
type PlaceOf<Given extends Values> = <Name extends keyof Given & string>(
  name: Name,
) => RawBuilder<Given[Name]>

/**
 * A statement that is built and compiled once, at its first use, for what is asked in every other
 * request: building and compiling takes as long as reading a row. Its text is one object, so that
 * nobody has to compare texts to know it again.
 *
 * `statement<{ id: number }>()((value) => db.selectFrom('terms').where('id', '=', value('id')))`
 */
export const statement =
  <Given extends Values>() =>
  <Row>(
    build: (value: PlaceOf<Given>) => Compilable<Row>,
  ): ((given: Given) => CompiledQuery<Row>) => {
    let compiled: CompiledQuery<Row> | undefined
    return (given) => {
      compiled ??= build((name) => sql`${new Placeholder(name)}`).compile()
      const { query, queryId, sql: text, parameters } = compiled
      return {
        query,
        queryId,
        sql: text,
        parameters: parameters.map((item) => filled(item, given)),
      }
    }
  }

const filled = (item: unknown, given: Values): unknown =>
  item instanceof Placeholder ? given[item.name] : item

const NO_NODES = CompiledQuery.raw('').query

/** A compiled statement to be kept, without the nodes that it was compiled from, which are large. */
export function textOnly<Row>(built: Compilable<Row>): CompiledQuery<Row> {
  const { queryId, sql: text, parameters } = built.compile()
  return { query: NO_NODES, queryId, sql: text, parameters }
}

/** What tells two statements apart; made once for one that is kept. */
export const textWithValues = perObject(({ sql: text, parameters }: CompiledQuery<unknown>) =>
  JSON.stringify([text, parameters]),
)
