import { Option, type Command } from 'commander'
import { createApplicationPassword } from '../domain/accounts/application-passwords.ts'
import { DEFAULT_ROLE, ROLES } from '../domain/accounts/capabilities.ts'
import { generatePassword } from '../domain/accounts/generate-password.ts'
import { createUser } from '../domain/accounts/users.ts'
import { readNewPassword } from './read-password.ts'
import { requireEmail } from './require-email.ts'
import { printResult, runWithContext } from './run-command.ts'

interface Options {
  readonly role: string
  readonly email?: string
  readonly name?: string
  readonly password?: boolean
  readonly appPassword?: string
  readonly json?: boolean
}

export function addUserCreateCommand(user: Command): void {
  user
    .command('create')
    .description('create a user; without --password, a password is generated and shown')
    .argument('<login>', 'login name: letters, digits, spaces and _ . @ -')
    .addOption(new Option('--role <role>', 'role of the user').choices(ROLES).default(DEFAULT_ROLE))
    .option('--email <address>', 'email address; default: an unreachable one')
    .option('--name <name>', 'display name; default: the login')
    .option('--password', 'read the password of the account from standard input')
    .option('--app-password <name>', 'also create an application password with this name')
    .option('--json', 'answer in JSON')
    .action((login: string, options: Options) => create(login, options))
}

function create(login: string, options: Options): Promise<void> {
  return runWithContext(async (ctx) => {
    const { role, email, name, password: given = false, appPassword, json } = options
    if (email !== undefined) requireEmail(email)
    const password = given ? await readNewPassword() : generatePassword()
    const user = await createUser(ctx, {
      login,
      password,
      roles: [role],
      ...(email !== undefined && { email }),
      ...(name !== undefined && { displayName: name }),
    })
    const credential =
      appPassword === undefined
        ? undefined
        : await createApplicationPassword(ctx, user.id, appPassword)
    const result = {
      id: user.id,
      login: user.login,
      name: user.displayName,
      password: given ? null : password,
      application_password: credential?.password ?? null,
    }
    printResult(json, result, [
      `Created ${user.login}, user ${user.id}, ${role}.`,
      ...(given ? [] : [`Password              ${password}`]),
      ...(credential ? [`Application password  ${credential.password}`] : []),
    ])
  })
}
