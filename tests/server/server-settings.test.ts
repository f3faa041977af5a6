import { describe, expect, it } from '@jest/globals'
import { serverSettings } from '../../src/data/embedded/server-settings.ts'

const GIGABYTE = 1024 ** 3

describe('The memory of the embedded server', () => {
  it.each([
    ['the least on a small machine', 1, ['shared_buffers=128MB', 'work_mem=4MB']],
    ['a part of a usual one', 24, ['shared_buffers=1536MB', 'work_mem=12MB']],
    ['no more than serves on a large one', 512, ['shared_buffers=4096MB', 'work_mem=64MB']],
  ])('is %s', (_, gigabytes, settings) => {
    const given = serverSettings('/socket', gigabytes * GIGABYTE, 2)
    expect(given).toEqual(expect.arrayContaining(settings))
  })

  it('leaves connections for the pool of a node on each core', () => {
    expect(serverSettings('/socket', GIGABYTE, 16)).toContain('max_connections=320')
  })
})
