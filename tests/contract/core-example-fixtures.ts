import { picture } from '../media/support/upload.ts'
import { unique } from '../support/factories.ts'
import { made, type Fixture } from './example-fixtures.ts'

const CORE = '/core/v2'

const entry = (collection: string): Fixture =>
  made(`${CORE}/${collection}`, () => ({
    title: unique('Harbor '),
    content: 'Ships',
    status: 'publish',
  }))
const term = (collection: string): Fixture =>
  made(`${CORE}/${collection}`, () => ({ name: unique('Rivers ') }))

/** An entry with two revisions and an autosave: its id as `parent`, and that of one of those. */
const partOf =
  (collection: string, part: 'revisions' | 'autosaves'): Fixture =>
  async (service) => {
    const { path } = await entry(collection)(service)
    const admin = service.api.as('admin')
    const address = `${CORE}/${collection}/${String(path?.['id'])}`
    for (const content of ['Ships arrive', 'Ships leave']) {
      await admin.post(address, { body: { content } })
    }
    await admin.post(`${address}/autosaves`, { body: { content: 'Ships arrive and' } })
    const { body } = await admin.get(`${address}/${part}`)
    return { path: { parent: path?.['id'], id: body.at(-1).id } }
  }

/** The same, with the id of a revision of the entry in the body. */
const linked =
  (collection: string): Fixture =>
  async (service) => {
    const { path } = await partOf(collection, 'revisions')(service)
    return { path: { id: path?.['parent'] }, body: { revision: path?.['id'] } }
  }

const withParts = (collection: string): Readonly<Record<string, Fixture>> => ({
  [`${CORE}/${collection}/{id}`]: entry(collection),
  [`${CORE}/${collection}/{id}/autosaves`]: entry(collection),
  [`${CORE}/${collection}/{parent}/revisions`]: partOf(collection, 'revisions'),
  [`${CORE}/${collection}/{parent}/revisions/{id}`]: partOf(collection, 'revisions'),
  [`${CORE}/${collection}/{parent}/revisions/{id}/restore`]: partOf(collection, 'revisions'),
  [`${CORE}/${collection}/{parent}/revisions/{id}/diff`]: partOf(collection, 'revisions'),
  [`${CORE}/${collection}/{parent}/autosaves/{id}`]: partOf(collection, 'autosaves'),
  [`${CORE}/${collection}/{id}/preview-links`]: linked(collection),
})

const user = made(`${CORE}/users`, () => {
  const username = unique('anna')
  return { username, email: `${username}@site.test`, password: unique('long secret ') }
})

const passwordOwner: Fixture = async (service) => {
  const { path } = await user(service)
  const { body } = await service.api
    .as('admin')
    .post(`${CORE}/users/${String(path?.['id'])}/application-passwords`, {
      body: { name: 'Phone' },
    })
  return { path: { user_id: path?.['id'], uuid: body.uuid } }
}

/** The latest event, which is that of a new user. */
const auditEvent: Fixture = async (service) => {
  await user(service)
  const { body } = await service.api.as('admin').get(`${CORE}/audit-events`)
  return { path: { id: body[0].id } }
}

const media: Fixture = async (service) => {
  const { id, source_url: src } = await picture(service)
  return { path: { id }, body: { src } }
}

/** An account of its own that may delete users, so that it can delete itself. */
const leaver: Fixture = async ({ api }) => {
  const admin = api.as('admin')
  const name = unique('leaver')
  const members = { username: name, email: `${name}@site.test`, password: unique('long secret ') }
  const { body } = await admin.post(`${CORE}/users`, {
    body: { ...members, roles: ['administrator'] },
  })
  const key = await admin.post(`${CORE}/users/${body.id}/application-passwords`, {
    body: { name: 'Phone' },
  })
  return { as: { user: name, pass: key.body.password } }
}

const commented: Fixture = async (service) => {
  const { path } = await entry('posts')(service)
  return { body: { post: path?.['id'] } }
}

const comment: Fixture = async (service) => {
  const { body } = await commented(service)
  const answer = await service.api
    .as('admin')
    .post(`${CORE}/comments`, { body: { ...body, content: unique('Well said ') } })
  return { path: { id: answer.body.id } }
}

const menu = term('menus')

const menuItem: Fixture = async (service) => {
  const { path } = await menu(service)
  const body = { title: 'Opening hours', url: '/opening-hours/', menus: path?.['id'] }
  const answer = await service.api.as('admin').post(`${CORE}/menu-items`, { body })
  return { path: { id: answer.body.id } }
}

const webhook = made(`${CORE}/webhooks`, () => ({ url: 'https://other.example/', events: ['*'] }))

/** A delivery that was given up. */
const delivery: Fixture = async (service) => {
  const { path } = await webhook(service)
  const admin = service.api.as('admin')
  const { body } = await admin.post(`${CORE}/webhooks/${String(path?.['id'])}/test`)
  await service.ctx.database.prisma.webhookDelivery.updateMany({ data: { status: 'failed' } })
  return { path: { webhook: path?.['id'], id: body.id } }
}

/** By the path of an operation of core/v2, or by its name. */
export const coreFixtures: Readonly<Record<string, Fixture>> = {
  ...withParts('posts'),
  ...withParts('pages'),
  ...withParts('blocks'),
  [`${CORE}/media/{id}/preview-links`]: async (service) => ({
    path: { id: (await picture(service)).id },
  }),
  [`${CORE}/navigation/{id}`]: entry('navigation'),
  [`${CORE}/edit-locks/{id}`]: entry('posts'),
  [`${CORE}/navigation/{id}/preview-links`]: entry('navigation'),
  [`${CORE}/cal_events/{id}`]: entry('cal_events'),
  [`${CORE}/cal_events/{id}/preview-links`]: entry('cal_events'),
  [`${CORE}/cal_venue/{id}`]: entry('cal_venue'),
  [`${CORE}/cal_venue/{id}/preview-links`]: entry('cal_venue'),
  [`${CORE}/cal_organizer/{id}`]: entry('cal_organizer'),
  [`${CORE}/cal_organizer/{id}/preview-links`]: entry('cal_organizer'),
  [`${CORE}/categories/{id}`]: term('categories'),
  [`${CORE}/tags/{id}`]: term('tags'),
  [`${CORE}/cal_events_cat/{id}`]: term('cal_events_cat'),
  [`${CORE}/core_pattern_category/{id}`]: term('core_pattern_category'),
  [`${CORE}/menus/{id}`]: menu,
  [`${CORE}/menu-items/{id}`]: menuItem,
  createMenuItem: async (service) => {
    const { path } = await menu(service)
    return { body: { menus: path?.['id'] } }
  },
  [`${CORE}/media/{id}`]: async (service) => ({ path: { id: (await picture(service)).id } }),
  [`${CORE}/media/{id}/edit`]: media,
  [`${CORE}/comments/{id}`]: comment,
  createComment: commented,
  [`${CORE}/users/{id}`]: user,
  deleteCurrentUser: leaver,
  [`${CORE}/users/{user_id}/application-passwords/{uuid}`]: passwordOwner,
  deleteApplicationPasswords: passwordOwner,
  [`${CORE}/audit-events/{id}`]: auditEvent,
  [`${CORE}/webhooks/{id}`]: webhook,
  [`${CORE}/webhooks/{id}/rotate-secret`]: webhook,
  [`${CORE}/webhooks/{id}/test`]: webhook,
  [`${CORE}/webhooks/{webhook}/deliveries`]: delivery,
  [`${CORE}/webhooks/{webhook}/deliveries/{id}`]: delivery,
  [`${CORE}/webhooks/{webhook}/deliveries/{id}/send`]: delivery,
}
