import type { UserRow } from '../../data/users/user-reader.ts'

/** An account as its owner recognizes it: the shown name, and the one to sign in with. */
export const accountName = ({
  displayName,
  login,
}: Pick<UserRow, 'displayName' | 'login'>): string =>
  displayName === login ? login : `${displayName} (${login})`
