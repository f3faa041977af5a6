import type { Command } from 'commander'
import { findUserByLogin } from '../data/users/user-reader.ts'
import { createApplicationPassword } from '../domain/accounts/application-passwords.ts'
import { OperatorError } from '../operator-error.ts'
import { printResult, runWithContext } from './run-command.ts'

export function addApplicationPasswordCommands(program: Command): void {
  program
    .command('app-password')
    .description('manage the credentials of programs')
    .command('create')
    .description('create an application password; it is shown only once')
    .argument('<login>', 'login of the user on whose behalf the program acts')
    .argument('<name>', 'name of the program')
    .option('--json', 'answer in JSON')
    .action((login: string, name: string, { json }: { json?: boolean }) =>
      runWithContext(async (ctx) => {
        const user = await findUserByLogin(ctx.database, login)
        if (user === undefined) throw new OperatorError(`There is no user "${login}".`)
        const created = await createApplicationPassword(ctx, user.id, name)
        printResult(
          json,
          {
            user_id: user.id,
            login: user.login,
            name: created.name,
            application_password: created.password,
          },
          [`Application password "${created.name}" of ${user.login}: ${created.password}`],
        )
      }),
    )
}
