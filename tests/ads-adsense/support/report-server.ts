import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OpenIdProvider } from './openid-provider.ts'

/** The interface of an ad provider with one account; it takes tokens of the given provider. */
export interface ReportServer {
  /** Address below which accounts and reports lie. */
  readonly url: string
  readonly place: string
  /** Requested addresses, with their queries. */
  readonly requests: URL[]
  /** Tokens that came with them. */
  readonly tokens: string[]
  /** What answers instead; undefined for the usual. */
  instead: http.RequestListener | undefined
  close(): Promise<void>
}

export const ACCOUNT = {
  name: 'accounts/pub-1',
  displayName: 'pub-1',
  reportingTimeZone: { id: 'Europe/Berlin' },
  createTime: '2020-02-03T04:05:06Z',
}

export async function startReportServer(provider: OpenIdProvider): Promise<ReportServer> {
  const requests: URL[] = []
  const tokens: string[] = []
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://reports')
    const token = (request.headers.authorization ?? '').replace('Bearer ', '')
    requests.push(url)
    tokens.push(token)
    if (reports.instead === undefined) void answer(url, token, response)
    else reports.instead(request, response)
  })
  const answer = async (url: URL, token: string, response: http.ServerResponse): Promise<void> => {
    if (!(await provider.knows(token))) return json(response, 401, { error: { code: 401 } })
    if (url.pathname === '/v2/accounts') {
      return json(response, 200, { accounts: [{ ...ACCOUNT, state: 'READY' }] })
    }
    if (url.pathname === '/v2/accounts/pub-1/reports:generate') {
      return json(response, 200, reportFor(url.searchParams))
    }
    json(response, 404, { error: { code: 404, status: 'NOT_FOUND', message: 'No such thing.' } })
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const reports: ReportServer = {
    url: `http://${place}/v2/`,
    place,
    requests,
    tokens,
    instead: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return reports
}

export const json = (response: http.ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** A report with one row, in the form of the provider. */
export function reportFor(query: URLSearchParams): Readonly<Record<string, unknown>> {
  const day = (name: string) => ({
    year: Number(query.get(`${name}.year`)),
    month: Number(query.get(`${name}.month`)),
    day: Number(query.get(`${name}.day`)),
  })
  const cells = [{ value: '2026-11' }, { value: '1.23' }]
  return {
    totalMatchedRows: '1',
    headers: [
      { name: query.get('dimensions'), type: 'DIMENSION' },
      { name: query.get('metrics'), type: 'METRIC_CURRENCY', currencyCode: 'USD' },
    ],
    rows: [{ cells }],
    totals: { cells: [{}, { value: '1.23' }] },
    averages: { cells: [{}, { value: '1.23' }] },
    startDate: day('startDate'),
    endDate: day('endDate'),
    warnings: ['Not told.'],
  }
}
