import { Command } from 'commander'
import { addApplicationPasswordCommands } from './commands/app-password.ts'
import { addDoctorCommand } from './commands/doctor.ts'
import { addExportCommand } from './commands/export.ts'
import { addImportCommands } from './commands/import.ts'
import { addMigrateCommand } from './commands/migrate.ts'
import { addSeedCommand } from './commands/seed.ts'
import { addSettingCommands } from './commands/setting.ts'
import { addUserCreateCommand } from './commands/user-create.ts'
import { addUserListCommand } from './commands/user-list.ts'

const program = new Command('almanac')
  .description('Works on the site of DATABASE_URL or DATA_DIR, beside its service and without it.')
  .usage('COMMAND [arguments] [options]')

const user = program.command('user').description('people who may sign in')
addUserCreateCommand(user)
addUserListCommand(user)
addApplicationPasswordCommands(program)
addSettingCommands(program)
addDoctorCommand(program)
addMigrateCommand(program)
addSeedCommand(program)
addExportCommand(program)
addImportCommands(program)

await program.parseAsync()
