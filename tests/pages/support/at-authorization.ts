import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import { createUser } from '../../support/accounts.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { PASSWORD } from './own-account.ts'
import { createVisitor, type PageSeen, type Visitor } from './visitor.ts'

export const AUTHORIZE = '/authorize-application/'

/** The address at which a program with these arguments asks for access. */
export const askingFor = (query: Record<string, string>): string =>
  `${AUTHORIZE}?${new URLSearchParams(query).toString()}`

/** What most tests ask. */
export const ASKED = askingFor({ app_name: 'Notes', success_url: 'notes-app://done?state=1' })

/** Somebody with an account, who is not signed in yet, at the authorization page. */
export interface AtAuthorization {
  readonly service: TestService
  readonly login: string
  readonly visitor: Visitor
  /** The service's clock; the real time when a test begins. */
  now: Date
  /** Opens the page and signs in on it. */
  signIn(address?: string, password?: string): Promise<PageSeen>
}

/** Gives a file's tests a service, and each of them somebody new. */
export function atAuthorization(): AtAuthorization {
  let service: TestService
  let login: string
  let visitor: Visitor
  const scene: AtAuthorization = {
    get service() {
      return service
    },
    get login() {
      return login
    },
    get visitor() {
      return visitor
    },
    now: new Date(),
    async signIn(address = ASKED, password = PASSWORD) {
      await visitor.get(address)
      return visitor.send(address, { do: 'sign-in', login, password })
    },
  }
  beforeAll(async () => {
    service = await startService({ clock: () => scene.now })
  })
  beforeEach(async () => {
    scene.now = new Date()
    login = unique('walker')
    await createUser(service.ctx, { login, role: 'editor', password: PASSWORD })
    visitor = createVisitor(service.url)
  })
  afterAll(() => service.close())
  return scene
}
