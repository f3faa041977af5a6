import { png } from '../../media/support/files.ts'
import { upload } from '../../media/support/upload.ts'
import { adTools } from '../../ads-route/support.ts'
import { unique } from '../../support/factories.ts'
import type { Actor } from '../../support/api.ts'
import type { TestService } from '../../support/service.ts'
import { bases, states, type Base, type Entry, type Planted, type State } from './planted.ts'
import type { Tokens } from './tokens.ts'

type Members = Readonly<Record<string, unknown>>

/**
 * Of a protected entry title and slug are public
 * (behaviour/permissions.md#reading-posts-and-pages).
 */
const isPublicPart = (state: State, member: string): boolean =>
  state === 'protected' && (member === 'title' || member === 'slug')

const META: Partial<Record<Base, readonly string[]>> = {
  posts: ['footnotes'],
  pages: ['footnotes'],
  cal_events: ['_EventCost', '_EventCostDescription', '_EventCurrencySymbol', '_EventURL'],
  cal_venue: [
    '_VenueAddress',
    '_VenueCity',
    '_VenueCountry',
    '_VenueProvince',
    '_VenueState',
    '_VenueZip',
    '_VenuePhone',
    '_VenueURL',
  ],
  cal_organizer: ['_OrganizerPhone', '_OrganizerWebsite', '_OrganizerEmail'],
}

const metaValue = (key: string, token: string): string => {
  if (/URL|Website/.test(key)) return `https://${token}.example.org/`
  return key.endsWith('Email') ? `${token}@example.org` : token
}

/** Plants hidden words in every text of every type, in every state, with all that hangs on it. */
export async function plant(service: TestService, tokens: Tokens): Promise<Planted> {
  const { api } = service
  const send = async (
    path: string,
    body: unknown,
    { asker = 'admin', method = 'post' }: { asker?: Actor; method?: 'post' | 'patch' } = {},
  ) => {
    const answer = await api.as(asker)[method](path, { body })
    if (answer.status > 201) throw new Error(`${path} got ${answer.status}: ${answer.text}`)
    return answer.body
  }

  const entries: Entry[] = []
  const media: number[] = []
  const comments: number[] = []
  const revisions: { base: Base; parent: number; id: number }[] = []
  const tied: { base: string; id: number }[] = []
  const files: string[] = []
  const menuItems: number[] = []
  const terms: { base: string; id: number }[] = []

  const addPicture = async (where: string, parent: number): Promise<number> => {
    const name = `${tokens.hide(`${where}, name of a file`)}.png`
    const bytes = await png({ width: 900, height: 700 })
    const sent = await upload(service, bytes, { name, asker: 'admin', query: { post: parent } })
    if (sent.status !== 201) throw new Error(`An upload got ${sent.status}: ${sent.text}`)
    const { id } = sent.body
    await send(`/core/v2/media/${id}`, {
      title: tokens.hide(`${where}, title of a file`),
      caption: tokens.hide(`${where}, caption of a file`),
      description: tokens.hide(`${where}, description of a file`),
      alt_text: tokens.hide(`${where}, alternative text of a file`),
      slug: tokens.hide(`${where}, slug of a file`),
    })
    const { body } = await api.as('admin').get(`/core/v2/media/${id}`)
    const sizes = Object.values<{ source_url: string }>(body.media_details.sizes)
    const urls = [body.source_url as string, ...sizes.map((size) => size.source_url)]
    files.push(...urls.map((url) => new URL(url).pathname))
    media.push(id)
    return id
  }

  /** Changes of an event that the administrator has kept and not saved. */
  const keepChanges = async (id: number, where: string): Promise<void> => {
    const word = (member: string) => tokens.hide(`${where}, ${member} of unsaved changes`)
    const texts = { title: word('title'), description: word('text'), tags: [word('tag')] }
    const venue = { venue: word('venue'), city: word('city') }
    await send(`/cal/events/v1/event-previews/${id}`, { ...texts, venue })
  }

  const addEntry = async (base: Base, state: State): Promise<number> => {
    const where = `${base} ${state}`
    const word = (member: string): string =>
      isPublicPart(state, member) ? unique('open-') : tokens.hide(`${where}, ${member}`)
    const path = `/core/v2/${base}`
    const hasExcerpt = base !== 'navigation'
    const texts = (version: string): Members => ({
      title: word('title'),
      slug: word('slug'),
      content: `<!-- wp:paragraph --><p>${word(`content${version}`)}</p><!-- /wp:paragraph -->`,
      ...(hasExcerpt && { excerpt: word(`excerpt${version}`) }),
    })
    const { id } = await send(path, { ...texts(' before'), status: 'publish' })
    const featured = ['blocks', 'navigation'].includes(base)
      ? undefined
      : await addPicture(where, id)
    const meta = Object.fromEntries(
      (META[base] ?? []).map((key) => [key, metaValue(key, word(`meta ${key}`))]),
    )
    await send(
      `${path}/${id}`,
      {
        ...texts(''),
        ...(featured !== undefined && { featured_media: featured, meta }),
      },
      { method: 'patch' },
    )
    const autosave = {
      content: word('content of an autosave'),
      title: tokens.hide(`${where}, title of an autosave`),
    }
    if (['posts', 'pages', 'blocks'].includes(base)) {
      const saved = await send(`${path}/${id}/autosaves`, autosave)
      revisions.push({ base, parent: id, id: saved.id })
      const { body } = await api.as('admin').get(`${path}/${id}/revisions`)
      for (const revision of body) revisions.push({ base, parent: id, id: revision.id })
    }
    if (base === 'cal_events') await keepChanges(id, where)
    if (base === 'posts' || base === 'pages') {
      await send(`${path}/${id}`, { comment_status: 'open' }, { method: 'patch' })
      const comment = {
        post: id,
        content: word('comment'),
        author_name: word('name beside a comment'),
        author_email: `${word('mail address beside a comment')}@example.org`,
        author_url: `https://${word('address beside a comment')}.example.org/`,
      }
      comments.push((await send('/core/v2/comments', comment, { asker: 'admin' })).id)
    }
    entries.push({ base, state, id, slug: '' })
    return id
  }

  /** Brings an entry into its state, once all that can be tied to it has been. */
  const hideEntry = async ({ base, state, id }: Entry): Promise<Entry> => {
    const address = `/core/v2/${base}/${id}`
    if (state === 'trash') await api.as('admin').delete(address)
    else if (state === 'protected') {
      const body = { password: tokens.hide(`${base} ${state}, password`).slice(0, 19) }
      await send(address, body, { method: 'patch' })
    } else {
      const body = { status: state, ...(state === 'future' && { date: '2199-01-01T00:00:00' }) }
      await send(address, body, { method: 'patch' })
    }
    const { slug } = (await api.as('admin').get(`${address}?context=edit`)).body
    return { base, state, id, slug: slug ?? '' }
  }

  const addTied = async (base: string, members: Members, asker: Actor = 'admin') => {
    const { id } = await send(
      `/core/v2/${base}`,
      {
        title: unique('Tied '),
        status: 'publish',
        ...members,
      },
      { asker },
    )
    tied.push({ base, id })
    return id as number
  }

  for (const base of bases) for (const state of states) await addEntry(base, state)

  const idOf = (base: Base, state: State): number =>
    entries.find((entry) => entry.base === base && entry.state === state)?.id ?? 0

  const { id: menu } = await send(
    '/core/v2/menus',
    { name: unique('Menu '), locations: ['primary'] },
    { asker: 'admin' },
  )
  const { id: unseen } = await send(
    '/core/v2/menus',
    { name: tokens.hide('name of an unseen menu') },
    { asker: 'admin' },
  )
  terms.push({ base: 'menus', id: unseen })
  const addMenuItem = async (members: Members): Promise<void> => {
    const { id } = await send(
      '/core/v2/menu-items',
      { status: 'publish', ...members },
      { asker: 'admin' },
    )
    menuItems.push(id)
  }
  await addMenuItem({
    menus: unseen,
    title: tokens.hide('title of an item of an unseen menu'),
    url: `https://${tokens.hide('address of an unseen menu')}.example.org/`,
    description: tokens.hide('description of an unseen menu'),
  })

  for (const state of states) {
    const [post, page, block] = [idOf('posts', state), idOf('pages', state), idOf('blocks', state)]
    const navigation = idOf('navigation', state)
    const picture = media.at(states.indexOf(state)) ?? 0
    await addTied('posts', {
      content: [
        `<!-- wp:block {"ref":${block}} /-->`,
        `<!-- wp:navigation {"ref":${navigation}} /-->`,
        `<!-- wp:image {"id":${picture}} --><figure></figure><!-- /wp:image -->`,
        '<!-- wp:latest-posts {"displayPostContent":true,"displayFeaturedImage":true} /-->',
        '<!-- wp:page-list /-->',
        '<!-- wp:latest-comments /-->',
        `[gallery ids="${picture}"]`,
        `[embed]${service.url}/?p=${post}[/embed]`,
      ].join('\n\n'),
    })
    await addTied('posts', { featured_media: picture, content: 'Tied to a hidden picture.' })
    await addTied('pages', { parent: page, content: 'Below a hidden page.' })
    await addMenuItem({ menus: menu, type: 'post_type', object: 'post', object_id: post })
    await addMenuItem({ menus: menu, type: 'post_type', object: 'page', object_id: page })
    const event = await addTied('cal_events', { content: 'At a hidden place.' })
    await keepChanges(event, `at a ${state} place`)
    await send(
      `/core/v2/cal_events/${event}`,
      {
        meta: {
          _EventVenueID: [idOf('cal_venue', state)],
          _EventOrganizerID: [idOf('cal_organizer', state)],
        },
      },
      { method: 'patch' },
    )
  }

  const open = await addTied('posts', { comment_status: 'open', content: 'Open.' })
  for (const status of ['hold', 'spam', 'trash']) {
    const comment = await send(
      '/core/v2/comments',
      {
        post: open,
        content: tokens.hide(`comment in ${status}`),
        author_name: tokens.hide(`name beside a comment in ${status}`),
        author_email: `${tokens.hide(`mail address beside a comment in ${status}`)}@example.org`,
      },
      { asker: 'admin' },
    )
    await send(`/core/v2/comments/${comment.id}`, { status }, { asker: 'admin', method: 'patch' })
    comments.push(comment.id)
  }
  const approved = await send(
    '/core/v2/comments',
    {
      post: open,
      content: 'Approved.',
      author_name: 'A reader',
      author_email: `${tokens.hide('mail address beside an approved comment')}@example.org`,
    },
    { asker: 'admin' },
  )
  comments.push(approved.id)

  const login = unique('person')
  const person = await send(
    '/core/v2/users',
    {
      username: login,
      name: login,
      email: `${tokens.hide('mail address of a user')}@example.org`,
      first_name: tokens.hide('first name of a user'),
      last_name: tokens.hide('last name of a user'),
      nickname: tokens.hide('nickname of a user'),
      password: unique('p'),
      roles: ['author'],
    },
    { asker: 'admin' },
  )
  await send(
    `/core/v2/users/${person.id}/application-passwords`,
    { name: tokens.hide('name of an application password') },
    { asker: 'admin' },
  )
  await addTied('posts', { author: person.id, content: 'By a person.' }, 'admin')

  await adTools(service).ad(
    { label: tokens.hide('draft of an ad'), code: tokens.hide('code of a draft of an ad') },
    'draft',
  )
  const hidden: Entry[] = []
  for (const entry of entries) hidden.push(await hideEntry(entry))
  return { entries: hidden, media, comments, revisions, menuItems, terms, files, tied }
}
