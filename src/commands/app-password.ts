import type { Command } from 'commander'
import { listApplicationPasswords } from '../data/users/application-passwords.ts'
import {
  isAddressRange,
  isScope,
  type ApplicationPasswordLimits,
} from '../domain/accounts/application-password-limits.ts'
import {
  createApplicationPassword,
  deleteApplicationPassword,
} from '../domain/accounts/application-passwords.ts'
import { OperatorError } from '../operator-error.ts'
import { requireUser } from './require-user.ts'
import { printResult, runWithContext } from './run-command.ts'
import { table } from './table.ts'

const DAY = 24 * 60 * 60 * 1000

interface CreateOptions {
  readonly scope?: readonly string[]
  readonly address?: readonly string[]
  readonly days?: string
  readonly json?: boolean
}

export function addApplicationPasswordCommands(program: Command): void {
  const command = program.command('app-password').description('manage the credentials of programs')
  command
    .command('create')
    .description('create an application password; it is shown only once')
    .argument('<login>', 'login of the user on whose behalf the program acts')
    .argument('<name>', 'name of the program')
    .option('--scope <scopes...>', 'what it may be used for, such as *:read or core/v2:write')
    .option('--address <addresses...>', 'IP addresses and subnets from which it works')
    .option('--days <number>', 'after how many days it stops working')
    .option('--json', 'answer in JSON')
    .action(create)
  command
    .command('list')
    .description('show the application passwords of a user, without the passwords themselves')
    .argument('<login>', 'login of the user')
    .option('--json', 'answer in JSON')
    .action(list)
  command
    .command('revoke')
    .description('revoke an application password')
    .argument('<login>', 'login of the user')
    .argument('<id>', 'id of the application password, as `list` shows it')
    .option('--json', 'answer in JSON')
    .action(revoke)
}

function create(login: string, name: string, options: CreateOptions): Promise<void> {
  return runWithContext(async (ctx) => {
    const user = await requireUser(ctx, login)
    const limits = readLimits(options, ctx.clock())
    const created = await createApplicationPassword(ctx, user.id, name, { limits })
    printResult(
      options.json,
      {
        user_id: user.id,
        login: user.login,
        name: created.name,
        application_password: created.password,
      },
      [`Application password "${created.name}" of ${user.login}: ${created.password}`],
    )
  })
}

function list(login: string, { json }: { readonly json?: boolean }): Promise<void> {
  return runWithContext(async (ctx) => {
    const user = await requireUser(ctx, login)
    const rows = await listApplicationPasswords(ctx.database, user.id)
    const shown = rows.map((row) => ({
      id: row.uuid,
      name: row.name,
      created: row.createdAt.toISOString(),
      last_used: row.lastUsedAt?.toISOString() ?? null,
      expires: row.expiresAt?.toISOString() ?? null,
      scopes: row.scopes,
      allowed_addresses: row.addresses,
    }))
    const cells = shown.map((row) => [
      row.id,
      row.name,
      row.last_used?.slice(0, 10) ?? 'never',
      row.expires?.slice(0, 10) ?? 'never',
      row.scopes.join(' ') || 'all',
    ])
    printResult(json, shown, table([['ID', 'NAME', 'LAST USED', 'EXPIRES', 'SCOPES'], ...cells]))
  })
}

function revoke(login: string, id: string, { json }: { readonly json?: boolean }): Promise<void> {
  return runWithContext(async (ctx) => {
    const user = await requireUser(ctx, login)
    const { uuid, name } = await deleteApplicationPassword(ctx, user.id, id)
    printResult(json, { id: uuid, name, revoked: true }, [
      `Revoked the application password "${name}" of ${user.login}.`,
    ])
  })
}

/** @throws OperatorError */
function readLimits(
  { scope: scopes = [], address: addresses = [], days }: CreateOptions,
  now: Date,
): ApplicationPasswordLimits {
  const unknown = scopes.find((scope) => !isScope(scope))
  if (unknown !== undefined) throw new OperatorError(`There is no scope "${unknown}".`)
  const wrong = addresses.find((address) => !isAddressRange(address))
  if (wrong !== undefined) {
    throw new OperatorError(`"${wrong}" is not an IP address or a subnet.`)
  }
  if (days !== undefined && !/^[1-9]\d{0,4}$/.test(days)) {
    throw new OperatorError('--days must be a number of days.')
  }
  const expiresAt = days === undefined ? null : new Date(now.getTime() + Number(days) * DAY)
  return { scopes: [...scopes], addresses: [...addresses], expiresAt }
}
