import { CompiledQuery, sql, type Compilable, type Expression, type RawBuilder } from 'kysely'
import { perObject } from '../../cache/per-object.ts'
import { builder } from './builder.ts'

/** A placeholder for a value that is given at each execution. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

type Values = Readonly<Record<string, unknown>>

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

/**
 * A large expression that is built and compiled once, at its first use, to be a part of statements
 * like text.
 */
export const fragment =
  <Given extends Values>() =>
  <Value>(
    build: (value: PlaceOf<Given>) => Expression<Value>,
  ): ((given: Given) => RawBuilder<Value>) => {
    let compiled: Fragment | undefined
    return (given) => {
      const { texts, parameters } = (compiled ??= compiledFragment(
        build((name) => sql`${new Placeholder(name)}`),
      ))
      const parts = texts.flatMap((text, place) =>
        place === 0 ? [text] : [sql.val(filled(parameters[place - 1], given)), text],
      )
      return sql<Value>`${sql.join(parts, NOTHING)}`
    }
  }

/** Texts are separated by parameters. */
interface Fragment {
  readonly texts: readonly RawBuilder<unknown>[]
  readonly parameters: readonly unknown[]
}

const NOTHING = sql``

function compiledFragment(expression: Expression<unknown>): Fragment {
  const { sql: text, parameters } = sql`${expression}`.compile(builder)
  const texts = text.split(/\$\d+/)
  if (texts.length !== parameters.length + 1) {
    throw new Error('A fragment has texts that look like parameters.')
  }
  return { texts: texts.map((part) => sql.raw(part)), parameters }
}

const filled = (item: unknown, given: Values): unknown =>
  item instanceof Placeholder ? given[item.name] : item

const NO_NODES = CompiledQuery.raw('').query

/** A compiled statement to be kept, without the nodes that it was compiled from, which are large. */
export function textOnly<Row>(built: Compilable<Row>): CompiledQuery<Row> {
  const { queryId, sql: text, parameters } = built.compile()
  return { query: NO_NODES, queryId, sql: text, parameters }
}

/** Identifies a statement with its values; computed once per object. */
export const textWithValues = perObject(({ sql: text, parameters }: CompiledQuery) =>
  JSON.stringify([text, parameters]),
)
