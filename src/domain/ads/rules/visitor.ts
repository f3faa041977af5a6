import { parseCookie, type Cookies } from 'cookie'
import { localDay, weekday } from '../../time/local-time.ts'

/** A visitor as described by one request; none of this is stored. */
export interface Visitor {
  readonly device: 'desktop' | 'mobile' | 'tablet'
  /** Browser or system, such as `firefox`; `others` if it is unknown. */
  readonly agents: ReadonlySet<string>
  /** First language of the browser, such as `de-at`; '' if it sends none. */
  readonly language: string
  readonly signedIn: boolean
  readonly roles: readonly string[]
  readonly cookies: Readonly<Cookies>
  /** Path and query of the request. */
  readonly address: string
  readonly referrer: string
  /** From the configured headers, in lower case; '' if unknown. */
  readonly country: string
  readonly state: string
  readonly city: string
  /** `YYYY-MM-DD` in the zone of the site. */
  readonly date: string
  /** In English, such as `Monday`. */
  readonly weekday: string
  readonly now: Date
}

/** The parts of a request that describe the visitor. */
export interface VisitorSource {
  /** Returns the value of a header by its lower-case name. */
  readonly header: (name: string) => string | undefined
  readonly address: string
  readonly signedIn: boolean
  readonly roles: readonly string[]
  readonly device?: Visitor['device'] | undefined
}

/** Names of the headers in which a proxy sends the visitor's location; '' if unused. */
export interface GeoHeaders {
  readonly country: string
  readonly state: string
  readonly city: string
}

interface Moment {
  readonly now: Date
  readonly zone: string
}

export function readVisitor(source: VisitorSource, geo: GeoHeaders, moment: Moment): Visitor {
  const { header } = source
  const agent = (header('user-agent') ?? '').slice(0, MAX_AGENT_LENGTH)
  const place = (name: string): string =>
    name === '' ? '' : (header(name) ?? '').trim().toLowerCase()
  return {
    device: source.device ?? deviceOf(agent),
    agents: agentsOf(agent),
    language:
      /^\s*([a-z]{2,3}(?:-[a-z\d]{2,8})*)/i
        .exec(header('accept-language') ?? '')?.[1]
        ?.toLowerCase() ?? '',
    signedIn: source.signedIn,
    roles: source.roles,
    cookies: parseCookie(header('cookie') ?? ''),
    address: source.address,
    referrer: header('referer') ?? '',
    country: place(geo.country),
    state: place(geo.state),
    city: place(geo.city),
    date: localDay(moment.now, moment.zone),
    weekday: weekday(moment.now, moment.zone),
    now: moment.now,
  }
}

/** Real browsers do not send longer user agents. */
export const MAX_AGENT_LENGTH = 1000

const TABLET = /ipad|tablet|playbook|silk(?!.*mobile)|kindle|android(?!.*mobile)/i
const PHONE = /mobi|iphone|ipod|android.*mobile|windows phone|webos|blackberry|opera mini/i

export function deviceOf(sent: string): Visitor['device'] {
  const agent = sent.slice(0, MAX_AGENT_LENGTH)
  if (TABLET.test(agent)) return 'tablet'
  return PHONE.test(agent) ? 'mobile' : 'desktop'
}

const AGENTS: readonly (readonly [string, RegExp])[] = [
  ['opera', /opera|\bopr\//i],
  ['edge', /\bedge?\/|\bedg(?:a|ios)\//i],
  ['firefox', /firefox|fxios/i],
  ['msie', /\bmsie\b|trident\//i],
  ['chrome', /^(?!.*(?:opr\/|edg)).*(?:chrome|crios)/i],
  ['safari', /^(?!.*(?:chrome|crios|chromium|opr\/|edg|android|fxios)).*safari/i],
  ['android', /android/i],
  ['iphone', /iphone/i],
  ['ipad', /ipad/i],
  ['ipod', /ipod/i],
  ['webos', /webos/i],
]

function agentsOf(agent: string): ReadonlySet<string> {
  const found = AGENTS.filter(([, pattern]) => pattern.test(agent)).map(([name]) => name)
  return new Set(found.length === 0 ? ['others'] : found)
}
