import type { Command } from 'commander'
import { listUsers } from '../data/users/user-reader.ts'
import { printResult, runWithContext } from './run-command.ts'
import { table } from './table.ts'

const LIMIT = 100_000

export function addUserListCommand(user: Command): void {
  user
    .command('list')
    .description('show all users')
    .option('--json', 'answer in JSON')
    .action(({ json }: { json?: boolean }) =>
      runWithContext(async ({ database }) => {
        const { rows } = await listUsers(database, {
          where: [],
          order: [],
          limit: LIMIT,
          offset: 0,
        })
        const users = rows.map(({ id, login, displayName, email, roles }) => ({
          id,
          login,
          name: displayName,
          email,
          roles,
        }))
        printResult(json, users, toTable(users))
      }),
    )
}

function toTable(
  users: readonly { id: number; login: string; name: string; roles: readonly string[] }[],
): string[] {
  const cells = users.map(({ id, login, name, roles }) => [`${id}`, login, roles.join(' '), name])
  return table([['ID', 'LOGIN', 'ROLE', 'NAME'], ...cells])
}
