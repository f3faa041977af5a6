import { sql, type Tx } from '../database/database.ts'
import { isRowId, USER_COLUMNS, type UserRow } from './user-reader.ts'

/** What can be stored of a user. */
export interface UserValues {
  login: string
  slug: string
  email: string
  displayName: string
  firstName: string
  lastName: string
  nickname: string
  description: string
  url: string
  locale: string
  roles: string[]
  meta: Record<string, unknown>
  passwordHash: string
}

/** Which of the values that must be unique belong to another user. */
export interface ConflictingValues {
  readonly login: boolean
  readonly email: boolean
  /** The slug itself and those that number it. */
  readonly slugs: ReadonlySet<string>
}

/**
 * Looks who has a login, an address or a slug already.
 * @param except id of the user whose own values do not count; 0 for nobody
 */
export async function findConflicts(
  tx: Tx,
  values: { readonly login?: string; readonly email?: string; readonly slug?: string },
  except = 0,
): Promise<ConflictingValues> {
  const login = values.login ?? null
  const email = values.email ?? null
  const slug = values.slug ?? null
  const rows = await tx.$queryRaw<{ login: boolean; email: boolean; slug: string }[]>(sql`
    SELECT coalesce(login = ${login}::citext, false) AS login,
           coalesce(email = ${email}::citext, false) AS email, slug
    FROM users
    WHERE id <> ${except} AND (login = ${login}::citext OR email = ${email}::citext
      OR slug = ${slug}::text OR starts_with(slug, ${slug === null ? null : `${slug}-`}::text))`)
  return {
    login: rows.some((row) => row.login),
    email: rows.some((row) => row.email),
    slugs: new Set(rows.map((row) => row.slug)),
  }
}

/** @throws a unique violation when login, e-mail address or slug are taken meanwhile */
export async function insertUser(tx: Tx, values: UserValues, now: Date): Promise<UserRow> {
  const { meta, ...columns } = values
  const { id } = await tx.user.create({
    data: { ...columns, meta: toJson(meta), registeredAt: now, updatedAt: now },
    select: { id: true },
  })
  return (await readUser(tx, id)) as UserRow
}

/** @throws a unique violation when login, e-mail address or slug are taken meanwhile */
export async function updateUserRow(
  tx: Tx,
  id: number,
  values: Partial<UserValues>,
  now: Date,
): Promise<UserRow> {
  const { meta, ...columns } = values
  await tx.user.update({
    where: { id },
    data: {
      ...columns,
      ...(meta && { meta: toJson(meta) }),
      version: { increment: 1 },
      updatedAt: now,
    },
    select: { id: true },
  })
  return (await readUser(tx, id)) as UserRow
}

/** Loads a user and keeps others from changing it until the transaction ends. */
export async function lockUser(tx: Tx, id: number): Promise<UserRow | undefined> {
  if (!isRowId(id)) return undefined
  const [row] = await tx.$queryRaw<UserRow[]>(
    sql`SELECT ${USER_COLUMNS} FROM users u WHERE u.id = ${id} FOR UPDATE`,
  )
  return row
}

/** The user of a role who has been there longest, beside one; undefined when not found. */
export async function findOtherUser(tx: Tx, id: number, role: string): Promise<number | undefined> {
  const found = await tx.user.findFirst({
    where: { id: { not: id }, roles: { has: role } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  return found?.id
}

async function readUser(tx: Tx, id: number): Promise<UserRow | undefined> {
  const [row] = await tx.$queryRaw<UserRow[]>(
    sql`SELECT ${USER_COLUMNS} FROM users u WHERE u.id = ${id}`,
  )
  return row
}

/** A plain copy, because JSON columns take values and not views of them. */
function toJson(meta: Record<string, unknown>): object {
  return JSON.parse(JSON.stringify(meta)) as object
}

export async function deleteUserRow(tx: Tx, id: number): Promise<void> {
  await tx.user.delete({ where: { id }, select: { id: true } })
}
