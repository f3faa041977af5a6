/** A visitor of pages without a browser: keeps cookies, follows nothing. */
export interface Visitor {
  get(path: string, headers?: Record<string, string>): Promise<PageSeen>
  /** Sends a form with the token of the page that was seen last, unless another is given. */
  send(
    path: string,
    fields: Record<string, string> | URLSearchParams,
    headers?: Record<string, string>,
  ): Promise<PageSeen>
  readonly cookie: string
}

export interface PageSeen {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

export function createVisitor(site: string): Visitor {
  let cookie = ''
  let token = ''
  const ask = async (path: string, init: RequestInit): Promise<PageSeen> => {
    const response = await fetch(site + path, {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string>), ...(cookie !== '' && { cookie }) },
    })
    const text = await response.text()
    const set = response.headers.get('set-cookie')
    if (set !== null) cookie = set.split(';')[0] ?? ''
    token = /name="token" value="([^"]+)"/.exec(text)?.[1] ?? token
    return { status: response.status, headers: response.headers, text }
  }
  return {
    get: (path, headers = {}) => ask(path, { headers }),
    send: (path, fields, headers = {}) =>
      ask(path, { method: 'POST', headers, body: formOf(token, fields) }),
    get cookie() {
      return cookie
    },
  }
}

/** A token among the fields comes before that of the page. */
const formOf = (
  token: string,
  fields: Record<string, string> | URLSearchParams,
): URLSearchParams => {
  const form = new URLSearchParams(fields)
  if (!form.has('token')) form.set('token', token)
  return form
}
