import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql, type Tx } from '../../src/data/database/database.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const transact = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  service.ctx.database.transact([], work)

const keys = async (prefix: string): Promise<string[]> => {
  const rows = await service.ctx.database.query<{ key: string }>(
    sql`SELECT key FROM settings WHERE starts_with(key, ${prefix}) ORDER BY key`,
  )
  return rows.map(({ key }) => key)
}

const insert = (key: string) => sql`INSERT INTO settings (key, value) VALUES (${key}, '1')`

describe('a transaction', () => {
  it('shows models what statements wrote, and statements what models wrote', async () => {
    await transact(async (tx) => {
      await tx.$executeRaw(insert('mixed.one'))
      expect(await tx.setting.count({ where: { key: 'mixed.one' } })).toBe(1)
      await tx.setting.create({ data: { key: 'mixed.two', value: 2 } })
      expect(await tx.$queryRaw`SELECT value FROM settings WHERE key = ${'mixed.two'}`).toEqual([
        { value: 2 },
      ])
    })
    expect(await keys('mixed.')).toEqual(['mixed.one', 'mixed.two'])
  })

  it('takes back what statements and models wrote when its work fails', async () => {
    const work = transact(async (tx) => {
      await tx.$executeRaw(insert('failed.one'))
      await tx.setting.create({ data: { key: 'failed.two', value: 2 } })
      throw new Error('on purpose')
    })
    await expect(work).rejects.toThrow('on purpose')
    expect(await keys('failed.')).toEqual([])
  })

  it('keeps apart the models of transactions that are open at the same time', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, number) =>
        transact(async (tx) => {
          await tx.setting.create({ data: { key: `apart.${number}`, value: number } })
          if (number % 2 === 1) throw new Error('on purpose')
        }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3)
    expect(await keys('apart.')).toEqual(['apart.0', 'apart.2', 'apart.4'])
  })

  it('is no success when a failed statement in it was passed over in silence', async () => {
    const work = transact(async (tx) => {
      await tx.$executeRaw(insert('silent.one'))
      await tx.$executeRaw(insert('silent.one')).catch(() => undefined)
    })
    await expect(work).rejects.toThrow('rolled back')
    expect(await keys('silent.')).toEqual([])
  })

  it('takes no statement once it is over', async () => {
    let escaped: Tx | undefined
    await transact((tx) => {
      escaped = tx
      return Promise.resolve()
    })
    await expect(escaped?.$executeRaw(insert('late.one'))).rejects.toThrow('over')
    await expect(escaped?.setting.count()).rejects.toThrow('over')
    expect(await keys('late.')).toEqual([])
  })

  it('gives its connection back, however it ends', async () => {
    for (let round = 0; round < 30; round++) {
      await transact(() => Promise.reject(new Error('on purpose'))).catch(() => undefined)
      await transact((tx) => tx.setting.count())
    }
    expect(await transact((tx) => tx.$queryRaw`SELECT 1 AS one`)).toEqual([{ one: 1 }])
  })
})
