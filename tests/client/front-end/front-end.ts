/** An example of a front end: the newest posts, the events of a month, and a form for a post with a picture. */
import { AlmanacError, createClient, type Client } from 'almanac/client'

/** Shows the newest posts with their authors and pictures. */
async function showPosts(client: Client, list: HTMLElement): Promise<void> {
  const { data: posts } = await client.get('/core/v2/posts', {
    query: { per_page: 5 },
    fields: ['link', 'title.rendered'],
    embed: ['author', 'core:featuredmedia'],
  })
  const items = posts.map(({ link, title, _embedded }) => {
    const [author] = _embedded.author
    const [picture] = _embedded['core:featuredmedia']
    const anchor = element('a', { href: link, textContent: textOf(title.rendered) })
    const image = element('img', { src: picture?.source_url ?? '', alt: picture?.alt_text ?? '' })
    return element('li', {}, [
      ...(picture ? [image] : []),
      anchor,
      ` by ${author?.name ?? 'nobody'}`,
    ])
  })
  list.replaceChildren(...items)
}

/** Shows the events of a month, such as `2027-09`, by day. */
async function showMonth(client: Client, list: HTMLElement, month: string): Promise<void> {
  const days = new Map<string, string[]>()
  const [year, number] = month.split('-').map(Number)
  const last = new Date(year ?? 0, number ?? 0, 0).getDate()
  const query = { start_date: `${month}-01`, end_date: `${month}-${last} 23:59:59`, per_page: 50 }
  for await (const { start_date, title, venue } of client.pages('/cal/events/v1/events', {
    query,
  })) {
    const place = Array.isArray(venue) ? '' : `, ${venue.venue}`
    const day = start_date.slice(0, 'yyyy-mm-dd'.length)
    days.set(day, [...(days.get(day) ?? []), textOf(title) + place])
  }
  const items = [...days].map(([day, events]) =>
    element('li', { textContent: `${day}: ${events.join('; ')}` }),
  )
  list.replaceChildren(...items)
}

/** Publishes a post with the picture that was chosen, if one was. */
async function publish(client: Client, form: FormData): Promise<string> {
  const picture = form.get('picture')
  const uploaded =
    picture instanceof File && picture.size > 0
      ? await client.upload('/core/v2/media', {
          file: picture,
          with: { alt_text: wordsIn(form, 'alt') },
        })
      : undefined
  const { data } = await client.post('/core/v2/posts', {
    body: {
      title: wordsIn(form, 'title'),
      content: wordsIn(form, 'text'),
      status: 'publish',
      ...(uploaded && { featured_media: uploaded.data.id }),
    },
    fields: ['title.raw'],
  })
  return `Published: ${data.title.raw}`
}

function wordsIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** What to show people of a failed request. */
function sentenceFor(error: unknown): string {
  if (!(error instanceof AlmanacError)) return 'The site cannot be reached.'
  return [error.message, ...Object.values(error.params)].join(' ')
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  members: Partial<HTMLElementTagNameMap[K]>,
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), members)
  made.append(...children)
  return made
}

const textOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''

/** Fills the page, and again whenever something was published. */
export async function start(
  options: Parameters<typeof createClient>[0],
  month: string,
  page: Record<'posts' | 'events' | 'message', HTMLElement> & { form: HTMLFormElement },
): Promise<void> {
  const client = createClient(options)
  const showError = (error: unknown): void => void (page.message.textContent = sentenceFor(error))
  const show = async (): Promise<void> => {
    await Promise.all([showPosts(client, page.posts), showMonth(client, page.events, month)])
  }
  page.form.addEventListener('submit', (event) => {
    event.preventDefault()
    publish(client, new FormData(page.form))
      .then(async (message) => {
        await show()
        page.message.textContent = message
      })
      .catch(showError)
  })
  await show().catch(showError)
}
