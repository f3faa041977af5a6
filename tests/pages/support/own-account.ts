import { createUser, type TestUser } from '../../support/accounts.ts'
import { unique } from '../../support/factories.ts'
import type { TestService } from '../../support/service.ts'
import { createVisitor, type PageSeen, type Visitor } from './visitor.ts'

export const PASSWORD = 'correct horse battery staple'
const SIGN_IN = '/account/sign-in/'

/** A person with an account of their own. */
export interface Person {
  readonly user: TestUser
  readonly email: string
  readonly visitor: Visitor
}

/** Creates an account and signs in to it. */
export async function newPerson(service: TestService, role = 'author'): Promise<Person> {
  const login = unique('walker')
  const user = await createUser(service.ctx, { login, role, password: PASSWORD })
  return { user, email: `${login}@example.org`, visitor: await signedIn(service, login) }
}

/** Signs in in another browser. */
export async function signedIn(
  service: TestService,
  login: string,
  { password = PASSWORD, agent = 'tests' } = {},
): Promise<Visitor> {
  const visitor = createVisitor(service.url)
  await visitor.get(SIGN_IN)
  await visitor.send(SIGN_IN, { do: 'sign-in', login, password }, { 'user-agent': agent })
  return visitor
}

/** Whether somebody is still signed in. */
export const isSignedIn = async (visitor: Visitor): Promise<boolean> =>
  (await visitor.get('/account/')).status === 200

/** Opens a page and sends its form. */
export async function fillIn(
  visitor: Visitor,
  path: string,
  fields: Record<string, string>,
): Promise<PageSeen> {
  await visitor.get(path)
  return visitor.send(path, fields)
}

export const locationOf = ({ headers }: PageSeen): string | null => headers.get('location')

/** What the page says is wrong, by field. */
export const problemsOf = ({ text }: PageSeen): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/<p class="problem" id="([\w-]+)-problem">\s*([^<]+?)\s*</g)].map(
      ([, field = '', problem = '']) => [field, problem],
    ),
  )
