import { describe, expect, it } from '@jest/globals'
import { integer, integers, instant, nullable, text } from '../../../src/data/archive/columns.ts'
import { insertLines, selectLines } from '../../../src/data/archive/statements.ts'
import { createRowReader } from '../../../src/domain/transfer/archive/row-reader.ts'

/** A table such as others may add. */
const table = {
  columns: { id: integer(), name: text(), at: instant(nullable), ids: integers() },
  key: ['name'],
  derived: { folded: 'computed from the name' },
  withheld: { secret: { reason: 'is a credential', replacement: 'gen_random_uuid()::text' } },
}

describe('A table with a secret', () => {
  it('is exported without it, sorted by bytes', () => {
    const statement = selectLines('records', table)
    expect(statement).not.toContain('secret')
    expect(statement).toContain('ORDER BY "name" COLLATE "C"')
  })

  it('is restored with a new one', () => {
    expect(insertLines('records', table).replaceAll(/\s+/g, ' ')).toBe(
      'INSERT INTO "records" ("id", "name", "at", "ids", "secret") ' +
        'SELECT r."id", r."name", r."at", r."ids", gen_random_uuid()::text ' +
        'FROM jsonb_to_recordset($1::jsonb) AS r ("id" integer, "name" text, ' +
        '"at" timestamp(3) with time zone, "ids" integer[])',
    )
  })
})

describe('A row of an archive', () => {
  const read = createRowReader(table)
  const good = { id: 1, name: 'x', at: null, ids: [1] }
  const problemsOf = (row: object) => {
    const result = read(JSON.stringify(row))
    return 'problems' in result ? result.problems : []
  }

  it('is returned unchanged', () => {
    expect(read(JSON.stringify(good))).toEqual({ row: good })
  })

  it.each([
    [{ ...good, id: 1.5 }, /^id: /],
    [{ ...good, id: 2 ** 31 }, /^id: /],
    [{ ...good, name: null }, /^name: /],
    [{ ...good, at: '2026-13-01T00:00:00+00:00' }, /^at: is not a valid date/],
    [{ ...good, at: '2026-11-21T00:00:00Z' }, /^at: must be a timestamp in UTC/],
    [{ ...good, ids: ['1'] }, /^ids: 0: /],
    [{ ...good, secret: 'x' }, /secret/],
    [{ id: 1, name: 'x', at: null }, /^ids: /],
    [[good], /object/],
  ])('is rejected, and the column is named: %j', (row, problem) => {
    expect(problemsOf(row)).toContainEqual(expect.stringMatching(problem))
  })

  it('reports all invalid members of a row', () => {
    expect(problemsOf({ ...good, id: 'x', name: 1 })).toHaveLength(2)
  })
})
