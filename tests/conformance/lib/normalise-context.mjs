// What placeholders need to know of one run: its addresses, its users and its time.

export const ISO = /^\d{4}-\d\d-\d\d([T ])\d\d:\d\d:\d\d(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?$/

export class Context {
  constructor({ apiUrl, siteUrl, siteName = '', gmtOffset, run, credentials }) {
    this.siteName = siteName
    this.names = new Map(
      Object.entries(credentials)
        .filter(([, c]) => c.name)
        .map(([role, c]) => [c.name, role]),
    )
    this.apiUrl = apiUrl.replace(/\/+$/, '')
    this.siteUrl = (siteUrl || '').replace(/\/+$/, '')
    this.origin = new URL(apiUrl).origin
    this.host = new URL(apiUrl).host.split(':')[0]
    this.offsetMs = (gmtOffset || 0) * 3600e3
    this.run = run
    this.started = Date.now()
    this.users = new Map(
      Object.entries(credentials)
        .filter(([, c]) => c.id)
        .map(([role, c]) => [Number(c.id), role]),
    )
  }

  id(kind, n) {
    if (kind === 'user' && this.users.has(n)) return `<user:${this.users.get(n)}>`
    return `<${kind}#${n}>`
  }

  now(s) {
    const m = s.match(ISO)
    if (!m) return null
    const form = m[1] === 'T' ? 'iso' : 'sql'
    const near = (t) => t >= this.started - 90e3 && t <= Date.now() + 90e3
    if (m[2]) return near(Date.parse(s)) ? `<now ${form} zoned>` : null
    const t = Date.parse(s.replace(' ', 'T') + 'Z')
    if (Number.isNaN(t)) return null
    if (this.offsetMs !== 0 && near(t - this.offsetMs)) return `<now ${form} local>`
    if (near(t)) return this.offsetMs === 0 ? `<now ${form} local>` : `<now ${form} gmt>`
    return null
  }
}
