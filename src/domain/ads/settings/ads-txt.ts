/** The text of `/ads.txt` and its validation (behaviour/ads.md#adstxt). */

export interface AdsTxtProblem {
  readonly line: number
  readonly type:
    | 'invalid_variable'
    | 'invalid_subdomain'
    | 'invalid_record'
    | 'invalid_exchange'
    | 'invalid_account_type'
    | 'invalid_tagid'
  readonly value?: string
}

type Finding = Omit<AdsTxtProblem, 'line'>

/** Returns all problems of all lines, numbered from one. */
export function adsTxtProblems(text: string): AdsTxtProblem[] {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((content, index) =>
      problemsOf(content.trim()).map((finding) => ({ line: index + 1, ...finding })),
    )
}

function problemsOf(line: string): Finding[] {
  if (line === '' || line.startsWith('#')) return []
  return line.indexOf('=') > 1 ? variableProblems(line) : recordProblems(line)
}

const VARIABLES = new Set([
  'CONTACT',
  'SUBDOMAIN',
  'OWNERDOMAIN',
  'MANAGERDOMAIN',
  'INVENTORYPARTNERDOMAIN',
])

function variableProblems(line: string): Finding[] {
  const equals = line.indexOf('=')
  const name = line.slice(0, equals).trim().toUpperCase()
  if (!VARIABLES.has(name)) return [{ type: 'invalid_variable' }]
  if (name !== 'SUBDOMAIN') return []
  const value = withoutComment(line.slice(equals + 1))
  return !value.includes('=') && isDomain(value) ? [] : [{ type: 'invalid_subdomain', value }]
}

function recordProblems(line: string): Finding[] {
  const fields = withoutComment(line)
    .split(',')
    .map((field) => field.trim())
  if (fields.length < 3) return [{ type: 'invalid_record' }]
  const [exchange = '', , account = '', tag = ''] = fields
  const problems: Finding[] = []
  if (!isDomain(exchange)) problems.push({ type: 'invalid_exchange', value: exchange })
  if (!/^(?:direct|reseller)$/i.test(account)) problems.push({ type: 'invalid_account_type' })
  if (tag !== '' && !/^[a-f\d]{16}$/.test(tag)) problems.push({ type: 'invalid_tagid', value: tag })
  return problems
}

const withoutComment = (text: string): string => (text.split('#')[0] ?? '').trim()

const LABEL = /^(?:xn--)?[a-z\d]+(?:-[a-z\d]+)*$/i

function isDomain(text: string): boolean {
  const labels = text.split('.')
  const top = labels.pop() ?? ''
  return (
    labels.length > 0 &&
    /^[a-z]{2,63}$/i.test(top) &&
    labels.every((label) => label.length <= 63 && LABEL.test(label))
  )
}

/** Removes markup from the text, for storing and serving. */
export const plainAdsTxt = (text: string): string => text.replaceAll(/<[^<>]*>/g, '')
