import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { SQL_TYPES } from '../../src/data/archive/columns.ts'
import {
  archiveSequences,
  archiveTableNames,
  excludedTables,
  tableOf,
} from '../../src/data/archive/tables.ts'
import { run } from '../server/support/databases.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'

interface FoundColumn {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly nullable: boolean
  readonly generated: boolean
}

const COLUMNS = `SELECT c.relname AS table, a.attname AS column,
    format_type(a.atttypid, a.atttypmod) AS type, NOT a.attnotnull AS nullable,
    a.attgenerated <> '' AS generated
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
    AND a.attnum > 0 AND NOT a.attisdropped ORDER BY 1, a.attnum`

const SEQUENCES = `SELECT relname AS name FROM pg_class
  WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace`

const REFERENCES = `SELECT conrelid::regclass::text AS table, confrelid::regclass::text AS refers,
    a.attname AS column FROM pg_constraint k
  JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1] WHERE k.contype = 'f'`

describe('The description of what archives hold', () => {
  let database: TestDatabase
  let columns: readonly FoundColumn[]
  beforeAll(async () => {
    database = await createDatabase()
    columns = (await run(database.url, COLUMNS)) as FoundColumn[]
  })
  afterAll(() => database.drop())

  it('knows every table of the database: it is exported, or there is a reason why not', () => {
    const found = new Set(columns.map(({ table }) => table))
    const known = [...archiveTableNames, ...Object.keys(excludedTables)]
    expect(known.toSorted()).toEqual([...found].toSorted())
  })

  it.each(archiveTableNames)('knows every column of %s, and what it takes', (name) => {
    const { columns: described, derived = {}, withheld = {} } = tableOf(name)
    const found = columns.filter(({ table, generated }) => table === name && !generated)
    const names = [described, derived, withheld].flatMap((part) => Object.keys(part))
    expect(names.toSorted()).toEqual(found.map(({ column }) => column).toSorted())
    for (const { column, type, nullable } of found) {
      const description = described[column]
      if (description === undefined) continue
      expect({ column, types: SQL_TYPES[description.kind] }).toMatchObject({
        types: expect.arrayContaining([type]),
      })
      expect({ column, nullable: description.nullable ?? false }).toEqual({ column, nullable })
    }
  })

  it('knows every sequence that gives ids to exported rows', async () => {
    const found = (await run(database.url, SEQUENCES)) as { name: string }[]
    const ofOthers = Object.keys(excludedTables).map((name) => `${name}_id_seq`)
    const expected = found.map(({ name }) => name).filter((name) => !ofOthers.includes(name))
    expect(archiveSequences.toSorted()).toEqual(expected.toSorted())
  })

  it('knows what refers to what, and restores it in an order that holds', async () => {
    const found = (await run(database.url, REFERENCES)) as Record<
      'table' | 'refers' | 'column',
      string
    >[]
    for (const { table, refers, column } of found) {
      const name = archiveTableNames.find((each) => each === table)
      if (name === undefined) continue
      expect({ table, column, refers: tableOf(name).columns[column]?.references }).toEqual({
        table,
        column,
        refers,
      })
      const order = archiveTableNames.map(String)
      expect(order.indexOf(refers)).toBeLessThan(order.indexOf(table))
    }
  })
})
