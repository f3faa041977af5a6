import { Option, type Command } from 'commander'
import { ANONYMOUS, type Caller } from '../domain/accounts/caller.ts'
import { capabilitiesOfRoles, ROLES } from '../domain/accounts/capabilities.ts'
import { deleteUser } from '../domain/accounts/delete-user.ts'
import { updateUser } from '../domain/accounts/users.ts'
import { acceptAnyVersion } from '../domain/errors/guard.ts'
import { notifyFormerAddress } from '../domain/recovery/notify-former-address.ts'
import { OperatorError } from '../operator-error.ts'
import { readNewPassword } from './read-password.ts'
import { requireEmail } from './require-email.ts'
import { requireUser } from './require-user.ts'
import { printResult, runWithContext } from './run-command.ts'

/** May do what administrators may, without an account. */
const OPERATOR: Caller = { ...ANONYMOUS, capabilities: capabilitiesOfRoles(['administrator']) }

interface Options {
  readonly json?: boolean
}

interface UpdateOptions extends Options {
  readonly email?: string
  readonly name?: string
  readonly role?: string
}

interface DeleteOptions extends Options {
  readonly reassign?: string
}

export function addUserChangeCommands(user: Command): void {
  user
    .command('set-password')
    .description('set the password of a user, read from standard input; ends all sessions')
    .argument('<login>', 'login of the user')
    .option('--json', 'answer in JSON')
    .action(setPassword)
  user
    .command('update')
    .description('change a user')
    .argument('<login>', 'login of the user')
    .option('--email <address>', 'new email address')
    .option('--name <name>', 'new display name')
    .addOption(new Option('--role <role>', 'new role, instead of all others').choices(ROLES))
    .option('--json', 'answer in JSON')
    .action(update)
  user
    .command('delete')
    .description('delete a user; without --reassign, what the user wrote goes to the trash')
    .argument('<login>', 'login of the user')
    .option('--reassign <login>', 'user to whom the content is reassigned')
    .option('--json', 'answer in JSON')
    .action(remove)
}

function setPassword(login: string, { json }: Options): Promise<void> {
  return runWithContext(async (ctx) => {
    const { id } = await requireUser(ctx, login)
    const changes = { password: await readNewPassword() }
    const user = await updateUser(ctx, { id, changes, actor: OPERATOR, guard: acceptAnyVersion })
    printResult(json, { id, login: user.login, password_changed: true }, [
      `Set the password of ${user.login}, whose sessions have ended.`,
    ])
  })
}

function update(login: string, { email, name, role, json }: UpdateOptions): Promise<void> {
  return runWithContext(async (ctx) => {
    if (email === undefined && name === undefined && role === undefined) {
      throw new OperatorError('There is nothing to change: give --email, --name or --role.')
    }
    if (email !== undefined) requireEmail(email)
    const { id } = await requireUser(ctx, login)
    const changes = {
      ...(email !== undefined && { email }),
      ...(name !== undefined && { displayName: name }),
      ...(role !== undefined && { roles: [role] }),
    }
    const alongside = await notifyFormerAddress(ctx)
    const user = await updateUser(ctx, {
      id,
      changes,
      actor: OPERATOR,
      guard: acceptAnyVersion,
      alongside,
    })
    const { displayName, roles } = user
    const result = { id, login: user.login, name: displayName, email: user.email, roles }
    printResult(json, result, [
      `Updated ${user.login}: ${displayName}, ${user.email}, ${roles.join(' ')}.`,
    ])
  })
}

function remove(login: string, { reassign, json }: DeleteOptions): Promise<void> {
  return runWithContext(async (ctx) => {
    const { id } = await requireUser(ctx, login)
    const heir = reassign === undefined ? undefined : await requireUser(ctx, reassign)
    const deletion = { id, reassign: heir?.id, actorId: undefined, guard: acceptAnyVersion }
    const user = await deleteUser(ctx, deletion)
    const result = { id, login: user.login, deleted: true, reassigned_to: heir?.login ?? null }
    const place = heir === undefined ? 'is in the trash' : `belongs to ${heir.login}`
    printResult(json, result, [`Deleted ${user.login}. What ${user.login} wrote ${place}.`])
  })
}
