// Compares a recorded expectation with a normalised answer at three levels: status, shape, value.
import { keysOf } from './scenario.mjs'

export const LEVELS = ['none', 'status', 'shape', 'value']

/** Left out of every comparison: presentation-only or rename-only keys. A leading "**" matches any place. */
export const DEFAULT_IGNORE = ['**.class_list', '**._links.curies', '**.guid']

const PLACEHOLDER_INT = /^<(?:(?:post|term|comment|user)[:#][\w-]+|int)>$/
const TOKEN = /<(post|term|comment|user)([:#])([\w-]+)>/g

export function typeOf(v) {
  if (v === null) return 'null'
  if (Array.isArray(v)) return 'array'
  if (typeof v === 'number') return 'number'
  if (typeof v === 'string')
    return PLACEHOLDER_INT.test(v) ? 'number' : v === '<any>' ? 'any' : 'string'
  return typeof v
}

/** Matches a path (list of keys) against a pattern: "a.b", "a.*.c", "**.c", or a list of keys. */
export function matches(pattern, path) {
  const p = keysOf(pattern)
  const go = (i, j) => {
    if (i === p.length) return j === path.length
    if (p[i] === '**') {
      for (let k = j; k <= path.length; k++) if (go(i + 1, k)) return true
      return false
    }
    return j < path.length && (p[i] === '*' || p[i] === path[j]) && go(i + 1, j + 1)
  }
  return go(0, 0)
}

export function prune(value, patterns, path = []) {
  if (Array.isArray(value)) return value.map((v, i) => prune(v, patterns, [...path, String(i)]))
  if (value && typeof value === 'object') {
    const out = {}
    for (const [k, v] of Object.entries(value)) {
      const here = [...path, k]
      if (!patterns.some((p) => matches(p, here))) out[k] = prune(v, patterns, here)
    }
    return out
  }
  return value
}

/** Which recorded id stands for which id of this server; one per scenario run. */
export class Bijection {
  constructor() {
    this.toActual = new Map()
    this.toExpected = new Map()
  }
  unify(kind, e, a) {
    const ke = `${kind}:${e}`,
      ka = `${kind}#${a}`
    if (this.toActual.has(ke)) return this.toActual.get(ke) === ka
    if (this.toExpected.has(ka)) return this.toExpected.get(ka) === ke
    this.toActual.set(ke, ka)
    this.toExpected.set(ka, ke)
    return true
  }
}

const split = (s) => {
  const tokens = [...s.matchAll(TOKEN)]
  const lits = []
  let at = 0
  for (const t of tokens) {
    lits.push(s.slice(at, t.index))
    at = t.index + t[0].length
  }
  lits.push(s.slice(at))
  return { tokens, lits }
}

// white space beside block-level tags does not count
const BLOCK =
  /\s*(<\/?(?:p|br|hr|div|ul|ol|li|dl|dt|dd|h[1-6]|blockquote|pre|table|thead|tbody|tfoot|tr|td|th|figure|figcaption|section|article|header|footer|main|nav|aside)\b[^>]*>)\s*/gi
const squeeze = (s) => (/<[a-z/]/i.test(s) ? s.replace(BLOCK, '$1') : s)

function sameString(e, a, bij) {
  if (e === a) return true
  e = squeeze(e)
  a = squeeze(a)
  if (e === a) return true
  const x = split(e),
    y = split(a)
  if (x.tokens.length !== y.tokens.length || x.lits.some((l, i) => l !== y.lits[i])) return false
  return x.tokens.every((t, i) => {
    const u = y.tokens[i]
    if (t[1] !== u[1]) return false
    // role users are written by name on both sides
    if (t[2] === ':' && u[2] === ':') return t[3] === u[3]
    return t[2] === ':' && u[2] === '#' && bij.unify(t[1], t[3], u[3])
  })
}

/** First the ids of whole items, so that a wrong reference elsewhere does not upset the numbering. */
function bindIds(e, a, bij) {
  if (Array.isArray(e) && Array.isArray(a))
    e.forEach((v, i) => i < a.length && bindIds(v, a[i], bij))
  else if (e && a && typeof e === 'object' && typeof a === 'object') {
    if (typeof e.id === 'string' && typeof a.id === 'string') sameString(e.id, a.id, bij)
    for (const k of Object.keys(e)) if (k !== 'id' && Object.hasOwn(a, k)) bindIds(e[k], a[k], bij)
  }
}

const show = (v) => {
  const s = JSON.stringify(v)
  return s === undefined ? 'nothing' : s.length > 140 ? s.slice(0, 137) + '…' : s
}
const isEmptyContainer = (v) => v && typeof v === 'object' && Object.keys(v).length === 0

function walk(e, a, path, diffs, opt, bij) {
  const at = path.join('.') || '(body)'
  const te = typeOf(e),
    ta = typeOf(a)
  if (te === 'any') return
  if (te !== ta) {
    if (isEmptyContainer(e) && isEmptyContainer(a)) {
      diffs.push({ level: 'value', path: at, expected: show(e), actual: show(a) })
      return
    }
    diffs.push({
      level: 'shape',
      path: at,
      expected: `${te} ${show(e)}`,
      actual: `${ta} ${show(a)}`,
    })
    return
  }
  if (te === 'array') {
    let act = a
    if (opt.unordered.some((p) => matches(p, path))) {
      const rest = [...a]
      act = []
      const tail = []
      for (const v of e) {
        // greedy: take the first element that is equal
        const i = rest.findIndex((r) => {
          const d = []
          walk(v, r, path, d, { ...opt, dry: true }, opt.dryBij(bij))
          return !d.length
        })
        if (i >= 0) act.push(rest.splice(i, 1)[0])
        else {
          tail.push(act.length)
          act.push(undefined)
        }
      }
      for (const i of tail) act[i] = rest.shift()
      act = [...act.filter((v) => v !== undefined), ...rest]
    }
    if (e.length !== act.length)
      diffs.push({
        level: 'value',
        path: at,
        expected: `${e.length} elements${e.length < 6 ? ' ' + show(e) : ''}`,
        actual: `${act.length} elements${act.length < 6 ? ' ' + show(act) : ''}`,
      })
    const n = Math.min(e.length, act.length)
    for (let i = 0; i < n; i++) walk(e[i], act[i], [...path, String(i)], diffs, opt, bij)
    return
  }
  if (te === 'object') {
    for (const k of Object.keys(e)) {
      if (!Object.hasOwn(a, k))
        diffs.push({
          level: 'shape',
          path: [...path, k].join('.'),
          expected: show(e[k]),
          actual: 'missing',
        })
      else walk(e[k], a[k], [...path, k], diffs, opt, bij)
    }
    for (const k of Object.keys(a))
      if (!Object.hasOwn(e, k))
        diffs.push({
          level: 'shape',
          path: [...path, k].join('.'),
          expected: 'absent',
          actual: show(a[k]),
        })
    return
  }
  if (typeof e === 'string') {
    if (e === '<text>' || e === '<url>' || e === '<string>') {
      if (a === '')
        diffs.push({ level: 'value', path: at, expected: `${e} (not empty)`, actual: show(a) })
      return
    }
    if (e === '<html>') {
      if (a === '')
        diffs.push({ level: 'value', path: at, expected: '<html> (not empty)', actual: show(a) })
      return
    }
    if (e === '<int>') {
      if (typeof a !== 'number' && !PLACEHOLDER_INT.test(a))
        diffs.push({ level: 'value', path: at, expected: e, actual: show(a) })
      return
    }
    if (typeof a !== 'string' || !sameString(e, a, bij)) {
      const bound = typeof a === 'string' && e.replace(TOKEN, '#') === a.replace(TOKEN, '#')
      diffs.push({
        level: 'value',
        path: at,
        expected: show(e),
        actual: show(a) + (bound ? ' (not the same item as before)' : ''),
      })
    }
    return
  }
  if (e !== a) diffs.push({ level: 'value', path: at, expected: show(e), actual: show(a) })
}

/** exp: {status, headers, body}; act: the same, normalised. Returns {reached, diffs}. */
export function compareStep(exp, act, bij, { ignore = [], unordered = [] } = {}) {
  const diffs = []
  if (exp.status !== act.status)
    diffs.push({
      level: 'status',
      path: 'status',
      expected: String(exp.status),
      actual: String(act.status),
    })
  const codeOf = (b) =>
    b && typeof b === 'object' && !Array.isArray(b) && typeof b.code === 'string' ? b.code : null
  if (exp.status >= 400 && codeOf(exp.body) !== codeOf(act.body))
    diffs.push({
      level: 'status',
      path: 'code',
      expected: show(codeOf(exp.body)),
      actual: show(codeOf(act.body)),
    })

  const patterns = [...DEFAULT_IGNORE, ...ignore]
  const headIgnore = patterns
    .filter((p) => typeof p === 'string' && p.startsWith('headers.'))
    .map((p) => p.slice(8).toLowerCase())
  for (const k of new Set([...Object.keys(exp.headers), ...Object.keys(act.headers)])) {
    if (headIgnore.includes(k)) continue
    const e = exp.headers[k],
      a = act.headers[k]
    const path = `headers.${k}`
    if (e === undefined || a === undefined)
      diffs.push({
        level: 'shape',
        path,
        expected: e === undefined ? 'absent' : show(e),
        actual: a === undefined ? 'missing' : show(a),
      })
    else if (k === 'content-type' && e.split(';')[0] !== a.split(';')[0])
      diffs.push({ level: 'shape', path, expected: show(e), actual: show(a) })
    else if (!(k === 'location' || k === 'link' ? sameString(e, a, bij) : e === a))
      diffs.push({ level: 'value', path, expected: show(e), actual: show(a) })
  }
  const eb = exp.body === undefined ? undefined : prune(exp.body, patterns)
  const ab = act.body === undefined ? undefined : prune(act.body, patterns)
  const dryBij = (b) => {
    const c = new Bijection()
    c.toActual = new Map(b.toActual)
    c.toExpected = new Map(b.toExpected)
    return c
  }
  if (eb === undefined || ab === undefined) {
    if (eb !== ab)
      diffs.push({
        level: 'shape',
        path: '(body)',
        expected: eb === undefined ? 'an empty answer' : show(eb),
        actual: ab === undefined ? 'an empty answer' : show(ab),
      })
  } else {
    bindIds(eb, ab, unordered.length ? dryBij(bij) : bij)
    walk(eb, ab, [], diffs, { unordered, dryBij }, bij)
  }
  const codeDiffs = diffs.filter((d) => d.path === 'code')
  if (codeDiffs.length > 1) for (const d of codeDiffs.slice(1)) diffs.splice(diffs.indexOf(d), 1)
  const bad = new Set(diffs.map((d) => d.level))
  const reached = bad.has('status')
    ? 'none'
    : bad.has('shape')
      ? 'status'
      : bad.has('value')
        ? 'shape'
        : 'value'
  return { reached, diffs }
}
