import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import { startService, type TestService } from '../support/service.ts'

const TESTS = [
  ['background-updates', 'Security'],
  ['loopback-requests', 'Performance'],
  ['https-status', 'Security'],
  ['provider-communication', 'Security'],
  ['authorization-header', 'Security'],
  ['page-cache', 'Performance'],
  ['database', 'Performance'],
  ['migrations', 'Security'],
  ['background-work', 'Performance'],
  ['file-store', 'Performance'],
  ['disk-space', 'Performance'],
  ['node-version', 'Security'],
  ['database-version', 'Security'],
  ['clock', 'Performance'],
] as const

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const path = (name: string): string => `/site-health/v1/tests/${name}`
const test = (name: string) => service.api.as('admin').get(path(name))

/** Runs a statement on the service's own database. */
async function alter(statement: string): Promise<void> {
  const client = new Client({ connectionString: service.database.url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

describe.each(TESTS)('GET /site-health/v1/tests/%s', (name, badge) => {
  it('200 shows an administrator what it found, in the common form', async () => {
    const { status, body } = await test(name)
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        label: expect.stringMatching(/./),
        status: expect.stringMatching(/^(good|recommended|critical)$/),
        badge: { label: badge, color: 'blue' },
        description: expect.stringMatching(/^<p>.+<\/p>$/),
        actions: expect.any(String),
        test: name.replaceAll('-', '_'),
      },
    })
  })

  it('200 is not to be stored, and has no tag to compare', async () => {
    const { headers } = await test(name)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['etag']).toBeUndefined()
  })

  it('400 refuses an invalid body', async () => {
    const answer = await service.api.as('admin').get(path(name), { body: '{' })
    expect(answer).toBeRestError('rest_invalid_json', 400)
  })

  it('401 shows visitors nothing', async () => {
    expect(await service.api.get(path(name))).toBeRestError('rest_forbidden', 401)
  })

  it('403 shows editors nothing', async () => {
    const answer = await service.api.as('editor').get(path(name))
    expect(answer).toBeRestError('rest_forbidden', 403)
  })
})

it.each([
  'background-updates',
  'loopback-requests',
  'provider-communication',
  'authorization-header',
  'migrations',
  'background-work',
  'file-store',
  'database-version',
  'clock',
])('GET /site-health/v1/tests/%s 200 is good where all is well', async (name) => {
  expect((await test(name)).body.status).toBe('good')
})

it('GET /site-health/v1/tests/https-status 200 recommends HTTPS to a site without it', async () => {
  expect((await test('https-status')).body.status).toBe('recommended')
})

it('Every test of the site hides folders, addresses and passwords of this system', async () => {
  const bodies = await Promise.all(TESTS.map(async ([name]) => (await test(name)).text))
  const { config } = service.ctx
  const secrets = [config.database.dataDir, service.database.url, process.cwd()]
  const leaked = secrets.filter((secret) => bodies.some((text) => text.includes(secret)))
  expect(leaked).toEqual([])
})

describe('A fault of the site', () => {
  const NAME = '20990101000000_tomorrow'

  it('is critical for updates as well when it is a migration of a later version', async () => {
    await alter(
      `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name)
       VALUES ('x', 'x', now(), '${NAME}')`,
    )
    try {
      const { body } = await test('migrations')
      expect(body.status).toBe('critical')
      expect(body.description).toBe(`<p>Applied by a later version: ${NAME}.</p>`)
      expect((await test('background-updates')).body.status).toBe('critical')
    } finally {
      await alter(`DELETE FROM _prisma_migrations WHERE migration_name = '${NAME}'`)
    }
  })

  it('is reported when it is a migration that was begun and not finished', async () => {
    await alter(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', 'x', '${NAME}')`,
    )
    try {
      const { body } = await test('migrations')
      expect(body.description).toBe(`<p>Started and not finished: ${NAME}.</p>`)
    } finally {
      await alter(`DELETE FROM _prisma_migrations WHERE migration_name = '${NAME}'`)
    }
  })

  it('is critical when it is an entry that nobody published in time', async () => {
    const editor = service.api.as('editor')
    const body = { title: 'Late', status: 'future', date_gmt: '2099-01-01T00:00:00' }
    const { id } = (await editor.post('/core/v2/posts', { body })).body
    await alter(`UPDATE entries SET date = now() - interval '1 hour' WHERE id = ${id}`)
    try {
      const result = (await test('background-work')).body
      expect(result.status).toBe('critical')
      expect(result.description).toBe('<p>1 should have been published by now.</p>')
    } finally {
      await editor.delete(`/core/v2/posts/${id}?force=true`)
    }
  })

  it('is a recommendation when it is a file that nobody has swept', async () => {
    await alter(
      `INSERT INTO media_files (key, mime_type, size, stored_at)
       VALUES ('2000/01/x.png', 'image/png', 1, now() - interval '3 days')`,
    )
    try {
      expect((await test('background-work')).body.status).toBe('recommended')
    } finally {
      await alter(`DELETE FROM media_files WHERE key = '2000/01/x.png'`)
    }
  })
})

const withNode = async (
  options: Parameters<typeof startService>[0],
  work: (node: TestService) => Promise<void>,
): Promise<void> => {
  const node = await startService({ sharedWith: service, ...options })
  try {
    await work(node)
  } finally {
    await node.close()
  }
}

it.each([
  [5, 'recommended'],
  [120, 'critical'],
])(
  'GET /site-health/v1/tests/clock 200 rates a node whose clock is %d seconds ahead: %s',
  async (seconds, status) => {
    const clock = () => new Date(Date.now() + seconds * 1000)
    await withNode({ clock }, async (node) => {
      expect((await node.api.as('admin').get(path('clock'))).body.status).toBe(status)
    })
  },
)

it('A node whose public address leads nowhere has a critical test of loopback requests', async () => {
  const environment = { SITE_URL: 'https://127.0.0.1:9' }
  await withNode({ environment }, async (node) => {
    const ask = async (name: string) => (await node.api.as('admin').get(path(name))).body
    expect(await ask('loopback-requests')).toMatchObject({
      status: 'critical',
      description: expect.stringContaining('ECONNREFUSED'),
    })
    expect((await ask('https-status')).status).toBe('recommended')
    expect((await ask('page-cache')).label).toBe('Unable to detect the presence of page cache')
  })
})

it('A node whose front page is somewhere else has recommendations on loopback requests and the page cache', async () => {
  const environment = { SITE_URL: `${service.url}/nowhere` }
  await withNode({ environment }, async (node) => {
    const ask = async (name: string) => (await node.api.as('admin').get(path(name))).body
    expect((await ask('loopback-requests')).status).toBe('recommended')
    expect((await ask('page-cache')).status).toBe('recommended')
  })
})

it('GET /site-health/v1/tests/background-updates 200 is good for a node that gets its updates by deployment', async () => {
  const environment = { MANAGED_DEPLOYMENT: 'on' }
  await withNode({ environment }, async (node) => {
    const { body } = await node.api.as('admin').get(path('background-updates'))
    expect(body.status).toBe('good')
    expect(body.label).toBe('Updates are part of each deployment')
  })
})
