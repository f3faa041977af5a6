import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { sql } from 'kysely'
import { atCommit, isJoined, whereBegun } from '../../src/data/database/at-commit.ts'
import type { Tx } from '../../src/data/database/database.ts'
import { PoolConnection } from '../../src/data/database/pool-connection.ts'
import { inOneCommit } from '../../src/data/database/nested-transaction.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const transact = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  service.ctx.database.transact(work)

const keys = async (prefix: string): Promise<string[]> => {
  const rows = (
    await sql<{
      key: string
    }>`SELECT key FROM settings WHERE starts_with(key, ${prefix}) ORDER BY key`.execute(
      service.ctx.database.db,
    )
  ).rows
  return rows.map(({ key }) => key)
}

const insert = (key: string) => sql`INSERT INTO settings (key, value) VALUES (${key}, '1')`

const insertion = (tx: Tx, key: string, value: number) =>
  tx.insertInto('settings').values({ key, value: JSON.stringify(value) })

const add = (tx: Tx, key: string, value: number) => insertion(tx, key, value).execute()

describe('A transaction', () => {
  it('shows its statements what others of it wrote', async () => {
    await transact(async (tx) => {
      await insert('mixed.one').execute(tx)
      const first = tx.selectFrom('settings').select('value').where('key', '=', 'mixed.one')
      expect(await first.execute()).toEqual([{ value: 1 }])
      await add(tx, 'mixed.two', 2)
      expect(
        (await sql`SELECT value FROM settings WHERE key = ${'mixed.two'}`.execute(tx)).rows,
      ).toEqual([{ value: 2 }])
    })
    expect(await keys('mixed.')).toEqual(['mixed.one', 'mixed.two'])
  })

  it('rolls back what it wrote when its work fails', async () => {
    const work = transact(async (tx) => {
      await insert('failed.one').execute(tx)
      await add(tx, 'failed.two', 2)
      throw new Error('on purpose')
    })
    await expect(work).rejects.toThrow('on purpose')
    expect(await keys('failed.')).toEqual([])
  })

  it('keeps apart transactions that are open at the same time', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, number) =>
        transact(async (tx) => {
          await add(tx, `apart.${number}`, number)
          if (number % 2 === 1) throw new Error('on purpose')
        }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3)
    expect(await keys('apart.')).toEqual(['apart.0', 'apart.2', 'apart.4'])
  })

  it('is no success when a failed statement in it was passed over in silence', async () => {
    const work = transact(async (tx) => {
      await insert('silent.one').execute(tx)
      await insert('silent.one')
        .execute(tx)
        .catch(() => undefined)
    })
    await expect(work).rejects.toThrow('rolled back')
    expect(await keys('silent.')).toEqual([])
  })

  it('accepts no statement once it is over', async () => {
    const escaped = await transact((tx) => Promise.resolve([tx] as const))
    await expect(insert('late.one').execute(escaped[0])).rejects.toThrow('already committed')
    expect(await keys('late.')).toEqual([])
  })

  it('accepts no statement and no commit after its time limit', async () => {
    const now = jest.spyOn(Date, 'now')
    const work = transact(async (tx) => {
      await insert('slow.one').execute(tx)
      now.mockReturnValue(Date.now() + 31_000)
      await insert('slow.two')
        .execute(tx)
        .catch(() => undefined)
    })
    await expect(work).rejects.toThrow('took too long')
    now.mockRestore()
    expect(await keys('slow.')).toEqual([])
  })

  it('offers nested transactions nothing outside of it', async () => {
    await inOneCommit(service.ctx.database, async (joined) => {
      expect(joined).not.toHaveProperty('prisma')
      await insert('joined.one').execute(joined.db)
      await insert('joined.two').execute(joined.searches())
      throw new Error('on purpose')
    }).catch(() => undefined)
    expect(await keys('joined.')).toEqual([])
  })

  it('ends with the statements that wait for it, in their order', async () => {
    const read = await transact(async (tx) => {
      await add(tx, 'last.one', 1)
      await atCommit(tx, insertion(tx, 'last.two', 2), { needsBegin: true })
      const written = tx.selectFrom('settings').select('key').where('key', 'like', 'last.%')
      return atCommit(tx, written.orderBy('key'), { needsBegin: false })
    })
    expect(await read()).toEqual([{ key: 'last.one' }, { key: 'last.two' }])
    expect(await keys('last.')).toEqual(['last.one', 'last.two'])
  })

  it('rolls everything back when a statement fails that waited for it, and reports why', async () => {
    const work = transact(async (tx) => {
      await add(tx, 'twice.one', 1)
      await atCommit(tx, insertion(tx, 'twice.one', 2), { needsBegin: true })
      return atCommit(tx, tx.selectFrom('settings').select('key'), { needsBegin: false })
    })
    await expect(work).rejects.toMatchObject({ code: '23505' })
    expect(await keys('twice.')).toEqual([])
  })

  it('reports a faulty statement with its caller', async () => {
    const faulty = transact((tx) => sql`SELECT nothing`.execute(tx))
    await expect(faulty).rejects.toMatchObject({
      stack: expect.stringContaining('PoolConnection.executeQuery'),
    })
  })

  it('sends nothing that waits for it when its work fails', async () => {
    const work = transact(async (tx) => {
      await atCommit(tx, insertion(tx, 'waited.one', 1), { needsBegin: true })
      throw new Error('on purpose')
    })
    await expect(work).rejects.toThrow('on purpose')
    expect(await keys('waited.')).toEqual([])
  })

  it('writes nothing that was sent together with a refused BEGIN', async () => {
    const work = service.ctx.database.db.connection().execute((own) =>
      own.getExecutor().provideConnection(async (connection) => {
        if (!(connection instanceof PoolConnection)) throw new Error('Not of the pool.')
        await connection.begin({ isolationLevel: 'nonsense' as 'serializable' })
        const values = sql<{
          key: string
          value: string
        }>`select 'begun.one', '1' where ${whereBegun}`
        const write = own.insertInto('settings').columns(['key', 'value']).expression(values)
        void connection.atCommit(write.compile(), false)
        await connection.commit()
      }),
    )
    await expect(work).rejects.toMatchObject({ code: '42601' })
    expect(await keys('begun.')).toEqual([])
  })

  it('is known as joined, so that nothing waits for its end, once others use it', async () => {
    await inOneCommit(service.ctx.database, async (joined, tx) => {
      expect(isJoined(tx)).toBe(true)
      await joined.transact((inner) => add(inner, 'known.one', 1))
    })
    expect(await transact((tx) => Promise.resolve(isJoined(tx)))).toBe(false)
  })

  it('releases its connection, however it ends', async () => {
    for (let round = 0; round < 30; round++) {
      await transact(() => Promise.reject(new Error('on purpose'))).catch(() => undefined)
      await transact((tx) => sql`SELECT 1`.execute(tx))
    }
    expect(await transact(async (tx) => (await sql`SELECT 1 AS one`.execute(tx)).rows)).toEqual([
      { one: 1 },
    ])
  })
})
