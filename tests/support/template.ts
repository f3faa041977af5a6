import { createContext } from '../../src/context.ts'
import { migrate } from '../../src/data/database/migrate.ts'
import { storeSettings } from '../../src/data/settings/stored-settings.ts'
import { createLog } from '../../src/adapters/log/logging.ts'
import { createUser } from './accounts.ts'
import { createDatabaseOn } from './database.ts'
import { roles, type Credentials, type Role } from './run.ts'
import { testConfig } from './test-config.ts'

export interface Template {
  readonly name: string
  readonly credentials: Readonly<Record<Role, Credentials>>
  readonly drop: () => Promise<void>
}

/** Creates the template of test databases once, so that each test file starts quickly. */
export async function createTemplate(adminUrl: string): Promise<Template> {
  const { url, drop } = await createDatabaseOn(adminUrl)
  try {
    await migrate(url)
    const credentials = await fill(url)
    return { name: new URL(url).pathname.slice(1), credentials, drop }
  } catch (error) {
    await drop()
    throw error
  }
}

/** Stores the settings of a first start, and creates one user per role. */
async function fill(url: string): Promise<Record<Role, Credentials>> {
  const config = testConfig()
  const ctx = await createContext({ config, databaseUrl: url, log: createLog(config.logLevel) })
  try {
    const { title, timezone } = config.site
    await ctx.database.transact((tx) => storeSettings(tx, { title, timezone }))
    const credentials: [Role, Credentials][] = []
    for (const role of roles) {
      const user = await createUser(ctx, {
        login: role,
        role: role === 'admin' ? 'administrator' : role,
      })
      credentials.push([
        role,
        { user: user.login, pass: user.applicationPassword, id: user.id, name: user.name },
      ])
    }
    return Object.fromEntries(credentials) as Record<Role, Credentials>
  } finally {
    await ctx.close()
  }
}
