import type { Command } from 'commander'
import { listUsers } from '../data/user-reader.ts'
import { answer, runWithContext } from './run-command.ts'

/** More people than anybody reads in a terminal. */
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
        answer(json, users, table(users))
      }),
    )
}

function table(
  users: readonly { id: number; login: string; name: string; roles: readonly string[] }[],
) {
  const cells = users.map(({ id, login, name, roles }) => [`${id}`, login, roles.join(' '), name])
  const rows = [['ID', 'LOGIN', 'ROLE', 'NAME'], ...cells]
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
