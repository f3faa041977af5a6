import type { Command } from 'commander'
import { findUserByLogin } from '../data/user-reader.ts'
import { createApplicationPassword } from '../domain/accounts/application-passwords.ts'
import { OperatorError } from '../lifecycle/failure.ts'
import { answer, runWithContext } from './run-command.ts'

export function addApplicationPasswordCommands(program: Command): void {
  program
    .command('app-password')
    .description('credentials of programs')
    .command('create')
    .description('make an application password; it is shown this once')
    .argument('<login>', 'the user in whose name the program acts')
    .argument('<name>', 'what the program is called')
    .option('--json', 'answer in JSON')
    .action((login: string, name: string, { json }: { json?: boolean }) =>
      runWithContext(async (ctx) => {
        const user = await findUserByLogin(ctx.database, login)
        if (user === undefined) throw new OperatorError(`There is no user "${login}".`)
        const made = await createApplicationPassword(ctx, user.id, name)
        answer(
          json,
          {
            user_id: user.id,
            login: user.login,
            name: made.name,
            application_password: made.password,
          },
          [`Application password "${made.name}" of ${user.login}: ${made.password}`],
        )
      }),
    )
}
