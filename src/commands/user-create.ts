import { Option, type Command } from 'commander'
import { createApplicationPassword } from '../domain/accounts/application-passwords.ts'
import { DEFAULT_ROLE, ROLES } from '../domain/accounts/capabilities.ts'
import { inventPassword } from '../domain/accounts/invented-password.ts'
import { EMAIL_LIMIT } from '../domain/accounts/profile.ts'
import { createUser } from '../domain/accounts/users.ts'
import { OperatorError } from '../lifecycle/failure.ts'
import { answer, runWithContext } from './run-command.ts'

interface Options {
  readonly role: string
  readonly email?: string
  readonly name?: string
  readonly password?: string
  readonly appPassword?: string
  readonly json?: boolean
}

export function addUserCreateCommand(user: Command): void {
  user
    .command('create')
    .description('make a user; without --password one is invented and shown')
    .argument('<login>', 'name to sign in with: letters, digits, blanks and _ . @ -')
    .addOption(
      new Option('--role <role>', 'what the user may do').choices(ROLES).default(DEFAULT_ROLE),
    )
    .option('--email <address>', 'e-mail address; one that reaches nobody when left out')
    .option('--name <name>', 'name that others see; the login when left out')
    .option('--password <password>', 'password of the account')
    .option('--app-password <name>', 'make an application password of this name too')
    .option('--json', 'answer in JSON')
    .action((login: string, options: Options) => create(login, options))
}

function create(login: string, options: Options): Promise<void> {
  return runWithContext(async (ctx) => {
    const { role, email, name, password = inventPassword(), appPassword, json } = options
    if (email !== undefined) requireEmail(email)
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
    const made = {
      id: user.id,
      login: user.login,
      name: user.displayName,
      password,
      application_password: credential?.password ?? null,
    }
    answer(json, made, [
      `Made ${user.login}, user ${user.id}, ${role}.`,
      ...(options.password === undefined ? [`Password              ${password}`] : []),
      ...(credential ? [`Application password  ${credential.password}`] : []),
    ])
  })
}

function requireEmail(address: string): void {
  if (/^[^\s@]+@[^\s@]+$/.test(address) && address.length <= EMAIL_LIMIT) return
  throw new OperatorError(`--email: "${address}" is no e-mail address.`)
}
