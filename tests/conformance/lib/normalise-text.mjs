// Placeholders within a text: addresses of the server under test, ids in them, times and names of this run.

import { ISO } from './normalise-context.mjs'

const TERM = /\/(categories|tags)(\/|\?|$)/
export function kindOfPath(p) {
  if (TERM.test(p)) return 'term'
  if (/\/users(\/|\?|$)/.test(p)) return 'user'
  if (/\/comments(\/|\?|$)/.test(p)) return 'comment'
  return 'post'
}

function idsInPath(p, ctx) {
  return p.replace(
    /\/(posts|pages|media|revisions|autosaves|events|venues|organizers|blocks|users|comments|categories|tags|[a-z_]+)\/(\d+)(?=\/|$)/g,
    (m, what, n) => {
      const kind =
        what === 'users'
          ? 'user'
          : what === 'comments'
            ? 'comment'
            : /^(categories|tags)$|_cat$/.test(what)
              ? 'term'
              : 'post'
      return `/${what}/${ctx.id(kind, Number(n))}`
    },
  )
}

const QUERY_KIND = {
  post: 'post',
  parent: 'post',
  author: 'user',
  include: 'post',
  exclude: 'post',
  event: 'post',
  categories: 'term',
  tags: 'term',
  venue: 'post',
  organizer: 'post',
}
function idsInQuery(q, ctx, kind) {
  if (!q) return ''
  const parts = q
    .split('&')
    .filter(Boolean)
    .map((kv) => {
      const i = kv.indexOf('=')
      const dec = (s) => {
        try {
          return decodeURIComponent(s.replace(/\+/g, ' '))
        } catch {
          return s
        }
      }
      const k = i < 0 ? kv : dec(kv.slice(0, i))
      let v = i < 0 ? '' : dec(kv.slice(i + 1))
      const base = k.replace(/\[.*$/, '')
      const known = QUERY_KIND[base] ?? (base.endsWith('_cat') ? 'term' : null)
      if (known && /^\d+(,\d+)*$/.test(v)) {
        const kk =
          kind === 'term' && (base === 'parent' || base === 'include' || base === 'exclude')
            ? 'term'
            : known
        v = v
          .split(',')
          .map((n) => (n === '0' ? n : ctx.id(kk, Number(n))))
          .join(',')
      } else if (/date/.test(base) && ISO.test(v)) v = '<date>'
      else v = normaliseString(v, ctx)
      return `${k}=${v}`
    })
  return '?' + parts.sort().join('&')
}

/** Every address of the server under test inside a string. */
function normaliseUrls(s, ctx) {
  const roots = [ctx.apiUrl, ctx.siteUrl, ctx.origin].filter(Boolean)
  if (!roots.some((r) => s.includes(r))) return s
  const esc = (x) => x.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const re = new RegExp(
    `(?:${[...new Set(roots)]
      .sort((a, b) => b.length - a.length)
      .map(esc)
      .join('|')})([^\\s"'<>]*)`,
    'g',
  )
  // query values may hold spaces only when the whole string is one address
  const whole = s.match(new RegExp(`^(?:${roots.map(esc).join('|')})[^"'<>]*$`))
  const one = (u) => {
    const isApi =
      u === ctx.apiUrl || u.startsWith(ctx.apiUrl + '/') || u.startsWith(ctx.apiUrl + '?')
    const root = isApi
      ? ctx.apiUrl
      : roots.filter((r) => u.startsWith(r)).sort((a, b) => b.length - a.length)[0]
    let rest = u.slice(root.length)
    let hash = ''
    const h = rest.indexOf('#')
    if (h >= 0 && !isApi) {
      hash = '#…'
      rest = rest.slice(0, h)
    }
    const qi = rest.indexOf('?')
    const pathPart = qi < 0 ? rest : rest.slice(0, qi)
    const query = qi < 0 ? '' : rest.slice(qi + 1)
    if (isApi) {
      const p = idsInPath(pathPart, ctx).replace(/\/+$/, '')
      return `<api>${p}${idsInQuery(query, ctx, kindOfPath(p))}`
    }
    if (pathPart.replace(/\/+/g, '') === '') return `<site>${query ? '/?…' : ''}${hash}`
    const last = pathPart.replace(/\/+$/, '').split('/').pop()
    return `<site>/…/${last}${query ? '?…' : ''}${hash}`
  }
  return whole ? one(s) : s.replace(re, one)
}

export function normaliseString(s, ctx) {
  const now = ctx.now(s)
  if (now) return now
  if (s !== '' && s === ctx.siteName) return '<site name>'
  if (ctx.names.has(s)) return `<name:${ctx.names.get(s)}>`
  s = normaliseUrls(s, ctx)
  if (ctx.run) s = s.replaceAll(ctx.run, '<run>').replaceAll(ctx.run.toUpperCase(), '<RUN>')
  if (/<[a-z!/]/i.test(s)) s = s.replace(/\s+/g, ' ').trim()
  return s
}
