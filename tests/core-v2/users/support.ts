import { unique } from '../../support/factories.ts'

/** The body of a request for a new user. */
export function newUser(members: object = {}): {
  username: string
  email: string
  password: string
} {
  const username = unique('user')
  return { username, email: `${username}@example.org`, password: 'a long secret', ...members }
}
