/** The files of deploy/, run with ports, paths and certificates of this machine. */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import https from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { freePort } from '../../scripts/free-port.ts'
import { until } from '../server/support/databases.ts'
import { startService, type TestService } from '../support/service.ts'

const isHere = (program: string, version: string): boolean =>
  spawnSync(program, [version]).status === 0
const withNginx = isHere('nginx', '-v') && isHere('openssl', 'version') ? describe : describe.skip
const withCaddy = isHere('caddy', 'version') ? describe : describe.skip
const withSystemd = isHere('systemd-analyze', '--version') ? it : it.skip

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'almanac-deploy-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A file of deploy/ with texts of it replaced, each of which has to be there. */
function deployed(name: string, replaced: Readonly<Record<string, string>>): string {
  return Object.entries(replaced).reduce(
    (text, [from, to]) => {
      expect(text).toContain(from)
      return text.replaceAll(from, to)
    },
    readFileSync(path.join('deploy', name), 'utf8'),
  )
}

/** Asks a proxy for example.org over HTTPS. */
const askAt = (port: number, url: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const place = { host: '127.0.0.1', port, servername: 'example.org', path: url }
    const options = { ...place, rejectUnauthorized: false }
    https
      .get({ ...options, headers: { Host: 'example.org', ...headers } }, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      })
      .on('error', reject)
  })

const answers = (pending: Promise<unknown>): Promise<boolean> =>
  pending.then(
    () => true,
    () => false,
  )

withNginx('A site behind nginx.conf', () => {
  let service: TestService
  let nginx: ChildProcess
  let plain: number
  let secure: number

  beforeAll(async () => {
    plain = await freePort()
    secure = await freePort()
    service = await startService({
      environment: { SITE_URL: 'https://example.org', TRUST_PROXY: '1' },
    })
    const [certificate, key] = ['certificate.pem', 'key.pem'].map((name) => path.join(folder, name))
    const subject = ['-subj', '/CN=example.org', '-days', '1']
    const files = ['-keyout', key ?? '', '-out', certificate ?? '']
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject],
      {
        stdio: 'ignore',
      },
    )
    const site = deployed('nginx.conf', {
      '127.0.0.1:3000': new URL(service.url).host,
      'listen 80;': `listen 127.0.0.1:${plain};`,
      'listen 443 ssl;': `listen 127.0.0.1:${secure} ssl;`,
      '/etc/letsencrypt/live/example.org/fullchain.pem': certificate ?? '',
      '/etc/letsencrypt/live/example.org/privkey.pem': key ?? '',
    })
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const whole = `daemon off;
      pid ${folder}/pid;
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      events {}
      http {
        access_log off;
        ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
        ${site}
      }`
    const file = path.join(folder, 'nginx.conf')
    writeFileSync(file, whole)
    nginx = spawn('nginx', ['-e', path.join(folder, 'errors'), '-c', file], { stdio: 'ignore' })
    await until(() => answers(ask('/healthz')))
  }, 30_000)
  afterAll(async () => {
    const ended = once(nginx, 'exit')
    nginx.kill('SIGQUIT')
    await ended
    await service.close()
  })

  const ask = (url: string, headers: Record<string, string> = {}) => askAt(secure, url, headers)

  it('is served over HTTPS', async () => {
    const { status, text } = await ask('/api/')
    expect(status).toBe(200)
    expect(text).toContain('"url":"https://example.org"')
  })

  it('leads from HTTP to HTTPS', async () => {
    const response = await fetch(`http://127.0.0.1:${plain}/events/?x=1`, { redirect: 'manual' })
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('https://127.0.0.1/events/?x=1')
  })

  it('serves programs that sign in, as from the address that nginx sees', async () => {
    const { user, pass } = service.credentials.admin
    const headers = {
      authorization: `Basic ${btoa(`${user}:${pass}`)}`,
      'x-forwarded-for': '203.0.113.9',
    }
    expect((await ask('/api/core/v2/users/me', headers)).status).toBe(200)
    const { text } = await ask('/api/core/v2/users/me/application-passwords', headers)
    expect(text).toContain('"last_ip":"127.0.0.1"')
  })
})

withCaddy('A site behind the Caddyfile', () => {
  let service: TestService
  let caddy: ChildProcess
  let port: number

  beforeAll(async () => {
    port = await freePort()
    service = await startService({
      environment: { SITE_URL: 'https://example.org', TRUST_PROXY: '1' },
    })
    const site = deployed('Caddyfile', {
      '127.0.0.1:3000': new URL(service.url).host,
      'example.org {': `https://example.org:${port} {\n  bind 127.0.0.1\n  tls internal`,
    })
    const file = path.join(folder, 'Caddyfile')
    writeFileSync(
      file,
      `{
        admin off
        skip_install_trust
        auto_https disable_redirects
        storage file_system ${folder}/caddy
      }
      ${site}`,
    )
    const run = ['run', '--config', file, '--adapter', 'caddyfile']
    caddy = spawn('caddy', run, { stdio: 'ignore', env: { ...process.env, HOME: folder } })
    await until(() => answers(askAt(port, '/healthz')))
  }, 30_000)
  afterAll(async () => {
    const ended = once(caddy, 'exit')
    caddy.kill('SIGTERM')
    await ended
    await service.close()
  })

  it('is served over HTTPS', async () => {
    const { status, text } = await askAt(port, '/api/')
    expect(status).toBe(200)
    expect(text).toContain('"url":"https://example.org"')
  })

  it('serves programs that sign in, as from the address that Caddy sees', async () => {
    const { user, pass } = service.credentials.admin
    const headers = {
      authorization: `Basic ${btoa(`${user}:${pass}`)}`,
      'x-forwarded-for': '203.0.113.9',
    }
    expect((await askAt(port, '/api/core/v2/users/me', headers)).status).toBe(200)
    const { text } = await askAt(port, '/api/core/v2/users/me/application-passwords', headers)
    expect(text).toContain('"last_ip":"127.0.0.1"')
  })
})

withSystemd('The unit almanac.service is one that systemd takes', () => {
  const file = path.join(folder, 'almanac.service')
  writeFileSync(
    file,
    deployed('almanac.service', {
      'User=almanac': 'User=root',
      '/usr/local/bin/almanac start': `${process.execPath} start`,
    }),
  )
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
  const complaints = stderr.split('\n').filter((line) => line.includes('almanac.service'))
  expect({ status, complaints }).toEqual({ status: 0, complaints: [] })
})
