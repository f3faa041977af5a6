import { Command } from 'commander'
import { applicationVersion } from './application-folder.ts'
import { tuneGarbageCollector } from './server/garbage-collection.ts'

tuneGarbageCollector()

const program = new Command('almanac')
  .description('Works on the site of DATABASE_URL or DATA_DIR, whether its service runs or not.')
  .usage('COMMAND [arguments] [options]')
  .version(applicationVersion())

/** Commands by first word. Loading what all of them use takes seconds, so only one is loaded. */
const commands: Readonly<Record<string, () => Promise<void>>> = {
  start() {
    program
      .command('start')
      .description('run the service, with its own database unless DATABASE_URL names one')
      .action(async () => {
        const { runService } = await import('./server/run-service.ts')
        await runService()
      })
    return Promise.resolve()
  },
  async user() {
    const user = program.command('user').description('manage the people who may sign in')
    const { addUserCreateCommand } = await import('./commands/user-create.ts')
    const { addUserListCommand } = await import('./commands/user-list.ts')
    const { addUserChangeCommands } = await import('./commands/user-changes.ts')
    addUserCreateCommand(user)
    addUserListCommand(user)
    addUserChangeCommands(user)
  },
  async 'app-password'() {
    const { addApplicationPasswordCommands } = await import('./commands/app-password.ts')
    addApplicationPasswordCommands(program)
  },
  async setting() {
    const { addSettingCommands } = await import('./commands/setting.ts')
    addSettingCommands(program)
  },
  async audit() {
    const { addAuditCommands } = await import('./commands/audit-list.ts')
    addAuditCommands(program)
  },
  async webhook() {
    const { addWebhookCommands } = await import('./commands/webhook.ts')
    addWebhookCommands(program)
  },
  async doctor() {
    const { addDoctorCommand } = await import('./commands/doctor.ts')
    addDoctorCommand(program)
  },
  async migrate() {
    const { addMigrateCommand } = await import('./commands/migrate.ts')
    addMigrateCommand(program)
  },
  async seed() {
    const { addSeedCommand } = await import('./commands/seed.ts')
    addSeedCommand(program)
  },
  async export() {
    const { addExportCommand } = await import('./commands/export.ts')
    addExportCommand(program)
  },
  async import() {
    const { addImportCommands } = await import('./commands/import.ts')
    addImportCommands(program)
  },
}

const [word = ''] = process.argv.slice(2)
const chosen = Object.hasOwn(commands, word) ? commands[word] : undefined
// Help and unknown commands concern all of them, the version none.
const isAll = chosen === undefined && !['--version', '-V'].includes(word)
for (const add of isAll ? Object.values(commands) : [chosen]) await add?.()

await program.parseAsync()
