import { describe, expect, it } from '@jest/globals'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ConfigError, defaultSiteUrl, loadConfig } from '../../src/config/config.ts'

describe('The configuration', () => {
  it('has a default for everything', () => {
    expect(loadConfig({ SITE_TIMEZONE: 'UTC' })).toEqual({
      server: {
        port: 3000,
        host: '127.0.0.1',
        workers: 1,
        bodyLimit: 2 * 1024 * 1024,
        trustProxy: false,
        drainSeconds: 0,
        stopSeconds: 28,
      },
      site: {
        url: 'http://127.0.0.1:3000',
        timezone: 'UTC',
        title: 'Almanac',
        contentLimit: 1_048_576,
      },
      database: { dataDir: path.resolve('data'), poolSize: 10, timeout: 10_000, staleFor: 60_000 },
      admin: { login: 'admin' },
      media: { limit: 64 * 1024 * 1024, allowSvg: false },
      dialects: [],
      embedProviders: [],
      outgoing: { allow: [] },
      applicationPasswordsOverHttp: false,
      managedDeployment: false,
      ads: { geo: { country: '', state: '', city: '' }, locations: [], provider: { allow: [] } },
      mail: {},
      logLevel: 'info',
      memoryBudget: expect.any(Number),
      contractChecks: 'off',
    })
  })

  it('reads known variables and ignores others', () => {
    const config = loadConfig({
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/site',
      DATABASE_URL: 'postgres://me:secret@db/site',
      SITE_URL: 'https://Example.org/blog//',
      SITE_TIMEZONE: 'Asia/Kolkata',
      SITE_TITLE: 'News',
      LOG_LEVEL: 'silent',
      ADMIN_LOGIN: 'editor@example.org',
      ADMIN_PASSWORD: 'p w',
      BODY_LIMIT: '1048576',
      CONTENT_LIMIT: '65536',
      TRUST_PROXY: '2',
      STOP_SECONDS: '20',
      METRICS_PORT: '9464',
      DATABASE_POOL_SIZE: '4',
      DATABASE_TIMEOUT: '30',
      MEMORY_BUDGET: '100',
      CONTRACT_CHECKS: 'on',
      UNKNOWN: 'x',
    })
    expect(config).toEqual({
      server: {
        port: 0,
        host: '0.0.0.0',
        metrics: { host: '127.0.0.1', port: 9464 },
        workers: 1,
        bodyLimit: 1_048_576,
        trustProxy: 2,
        drainSeconds: 5,
        stopSeconds: 20,
      },
      site: {
        url: 'https://example.org/blog',
        timezone: 'Asia/Kolkata',
        title: 'News',
        contentLimit: 65_536,
      },
      database: {
        dataDir: '/srv/site',
        poolSize: 4,
        timeout: 30_000,
        staleFor: 60_000,
        url: 'postgres://me:secret@db/site',
      },
      admin: { login: 'editor@example.org', password: 'p w' },
      media: { limit: 64 * 1024 * 1024, allowSvg: false },
      dialects: [],
      embedProviders: [],
      outgoing: { allow: [] },
      applicationPasswordsOverHttp: false,
      managedDeployment: false,
      ads: { geo: { country: '', state: '', city: '' }, locations: [], provider: { allow: [] } },
      mail: {},
      logLevel: 'silent',
      memoryBudget: 100 * 1024 ** 2,
      contractChecks: 'on',
    })
  })

  it('reads providers of embeds from a file', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'almanac-config-'))
    const file = path.join(folder, 'providers.json')
    const provider = {
      name: 'Own',
      patterns: ['https://own.test/*'],
      endpoint: 'https://own.test/',
    }
    try {
      writeFileSync(file, JSON.stringify([provider]))
      expect(loadConfig({ EMBED_PROVIDERS: file }).embedProviders).toEqual([provider])
      for (const wrong of [
        'x',
        '{}',
        '[{"name":"Own"}]',
        '[{"name":"","patterns":[],"endpoint":"x"}]',
      ]) {
        writeFileSync(file, wrong)
        expect(() => loadConfig({ EMBED_PROVIDERS: file })).toThrow(/^EMBED_PROVIDERS must be/)
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
    expect(() => loadConfig({ EMBED_PROVIDERS: file })).toThrow(ConfigError)
  })

  it('reads hosts that are allowed although they are not public', () => {
    const places = ['127.0.0.1:8081', '[::1]:8081']
    expect(loadConfig({ OUTGOING_ALLOW: places.join(' , ') }).outgoing.allow).toEqual(places)
    for (const wrong of ['localhost:80', '127.0.0.1', '127.0.0.1:0', '::1:80', '127.0.0.1:99999']) {
      expect(() => loadConfig({ OUTGOING_ALLOW: wrong })).toThrow(/^OUTGOING_ALLOW must be/)
    }
  })

  it('reads origins whose scripts may read, as browsers write them', () => {
    expect(
      loadConfig({ CORS_ORIGINS: 'https://app.example, http://localhost:5173' }).site.origins,
    ).toEqual(['https://app.example', 'http://localhost:5173'])
    expect(loadConfig({ CORS_ORIGINS: 'none' }).site.origins).toEqual([])
    for (const wrong of ['app.example', 'https://app.example/', 'https://App.example', '*']) {
      expect(() => loadConfig({ CORS_ORIGINS: wrong })).toThrow(/^CORS_ORIGINS must be/)
    }
  })

  it('reads the variables of ads and mail', () => {
    const { ads, mail } = loadConfig({
      ADS_COUNTRY_HEADER: 'CF-IPCountry',
      ADS_LOCATIONS: 'sidebar=Beside the text; end',
      SMTP_URL: 'smtps://me:secret@mail.example.org',
      MAIL_FROM: 'news@example.org',
    })
    expect(ads).toEqual({
      geo: { country: 'cf-ipcountry', state: '', city: '' },
      locations: [
        { location: 'sidebar', description: 'Beside the text' },
        { location: 'end', description: '' },
      ],
      provider: { allow: [] },
    })
    expect(mail).toEqual({
      smtpUrl: 'smtps://me:secret@mail.example.org',
      from: 'news@example.org',
    })
  })

  it.each([
    { ADS_CITY_HEADER: 'X City' },
    { ADS_LOCATIONS: 'a b' },
    { SMTP_URL: 'http://mail' },
    { SMTP_URL: 'mail.example.org' },
    { MAIL_FROM: 'Me <me@example.org>' },
  ])('refuses %j', (environment) => {
    const [name = ''] = Object.keys(environment)
    expect(() => loadConfig(environment)).toThrow(new RegExp(`^${name} must be`))
  })

  const KEY = '00'.repeat(32)
  const provider = {
    ADS_PROVIDER_ISSUER: 'https://provider.example',
    ADS_PROVIDER_API_URL: 'https://api.provider.example/v2/',
    ADS_PROVIDER_CLIENT_ID: 'me',
    ADS_PROVIDER_SCOPE: 'reports',
    ADS_PROVIDER_KEY: KEY,
  }

  it('reads the ad provider, for development also without TLS', () => {
    const read = loadConfig(provider).ads.provider
    expect(read).toMatchObject({
      client: { apiUrl: 'https://api.provider.example/v2', clientId: 'me', clientSecret: '' },
      key: Buffer.alloc(32),
    })
    const own = {
      ...provider,
      ADS_PROVIDER_ISSUER: 'http://127.0.0.1:9000',
      OUTGOING_ALLOW: '127.0.0.1:9000',
    }
    expect(loadConfig(own).ads.provider.client?.issuer).toBe('http://127.0.0.1:9000')
  })

  it.each([
    [{ ADS_PROVIDER_KEY: 'short' }, 'ADS_PROVIDER_KEY must be 32 bytes'],
    [{ ADS_PROVIDER_KEY: '' }, 'ADS_PROVIDER_KEY must be set with ADS_PROVIDER_CLIENT_ID'],
    [{ ADS_PROVIDER_CLIENT_ID: '' }, 'ADS_PROVIDER_CLIENT_ID must be set with'],
    [{ ADS_PROVIDER_ISSUER: '' }, 'ADS_PROVIDER_AUTHORIZATION_URL must be set with'],
    [{ ADS_PROVIDER_ISSUER: 'http://provider.example' }, 'ADS_PROVIDER_ISSUER must be an https'],
    [{ ADS_PROVIDER_API_URL: 'https://me:x@provider.example' }, 'ADS_PROVIDER_API_URL must be'],
  ])('reports in one line what is wrong with an ad provider: %j', (change, message) => {
    expect(() => loadConfig({ ...provider, ...change })).toThrow(message)
  })

  it('stores files in a bucket when configured', () => {
    const environment = {
      MEDIA_STORE: 's3',
      MEDIA_S3_BUCKET: 'files',
      MEDIA_S3_ENDPOINT: 'http://127.0.0.1:9000',
      MEDIA_S3_FORCE_PATH_STYLE: 'on',
    }
    expect(loadConfig(environment).media.s3).toEqual({
      bucket: 'files',
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:9000',
      pathStyle: true,
    })
  })

  it.each([{}, { MEDIA_S3_BUCKET: 'files', MEDIA_S3_ACCESS_KEY_ID: 'id' }])(
    'refuses half a bucket: %j',
    (given) => {
      expect(() => loadConfig({ MEDIA_STORE: 's3', ...given })).toThrow(/^MEDIA_S3_/)
    },
  )

  it('ignores empty values', () => {
    expect(loadConfig({ PORT: '', SITE_URL: '' }).server.port).toBe(3000)
  })

  it.each([
    ['off', false],
    ['0', false],
    ['1', 1],
    ['loopback, 10.0.0.0/8,::1', 'loopback,10.0.0.0/8,::1'],
  ])('reads TRUST_PROXY=%s', (given, expected) => {
    expect(loadConfig({ TRUST_PROXY: given }).server.trustProxy).toBe(expected)
  })

  it.each([
    'postgres://me:pw@one:5432,two:5433/site?target_session_attrs=read-write',
    'postgresql://me@one,two/site',
    'postgresql:///site?host=/run/postgresql',
  ])('takes DATABASE_URL=%s', (given) => {
    expect(loadConfig({ DATABASE_URL: given }).database.url).toBe(given)
  })
})

it.each([
  ['127.0.0.1', 'http://127.0.0.1:80'],
  ['0.0.0.0', 'http://127.0.0.1:80'],
  ['::', 'http://127.0.0.1:80'],
  ['::1', 'http://[::1]:80'],
  ['news.local', 'http://news.local:80'],
])('A service on %s is reached by %s', (host, url) => {
  expect(defaultSiteUrl(host, 80)).toBe(url)
})
