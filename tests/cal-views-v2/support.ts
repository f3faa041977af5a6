import type { Answer, Actor, RequestOptions } from '../support/api.ts'
import type { TestService } from '../support/service.ts'

export const HTML = '/cal/views/v2/html'
export const NONCES = '/cal/views/v2/nonces'

/** Members of the data that a fragment carries. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests look into data of every shape
export type ViewData = any

/** What a script of the page reads, by its name. */
export function dataOf(html: string, name = 'cal-events-view-data'): ViewData {
  const [, json = ''] =
    new RegExp(`<script data-js='${name}'[^>]*>(.*?)</script>`, 's').exec(html) ?? []
  return JSON.parse(json)
}

/** Requests fragments with nonces, and creates events. */
export function viewsOf(service: () => TestService) {
  const nonces = async (asker: Actor = 'anonymous') =>
    (await service().api.as(asker).get(NONCES)).body as Record<string, string>
  const ask = async (
    url: string,
    query: RequestOptions['query'] = {},
    asker: Actor = 'anonymous',
  ): Promise<Answer> => {
    const given = await nonces(asker)
    return service()
      .api.as(asker)
      .get(HTML, { query: { url, ...given, ...query } })
  }
  return {
    nonces,
    ask,
    /** The data of the fragment at an address. */
    view: async (
      url: string,
      query: RequestOptions['query'] = {},
      asker: Actor = 'anonymous',
    ): Promise<{ data: ViewData; html: string }> => {
      const { status, body, text } = await ask(url, query, asker)
      if (status !== 200) throw new Error(`${url} is answered with ${status}: ${text}`)
      return { data: dataOf(body.html), html: body.html as string }
    },
    /** A published event of the editor. */
    event: async (members: object): Promise<number> => {
      const body = { title: 'Event', ...members }
      const answer = await service().api.as('editor').post('/cal/events/v1/events', { body })
      if (answer.status !== 201) throw new Error(answer.text)
      return answer.body.id as number
    },
  }
}
