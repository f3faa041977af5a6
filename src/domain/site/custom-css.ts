import { tokenize, TokenType, type CSSToken } from '@csstools/css-tokenizer'

/** Rules that load other files, or change how the rest is read. */
const REFUSED_RULES = new Set(['import', 'charset', 'namespace'])

/** Functions whose texts are addresses. */
const WITH_ADDRESSES = new Set(['url', 'src', 'image', 'image-set', '-webkit-image-set'])

/** Enough to correct a stylesheet; more would only repeat themselves. */
const MOST_PROBLEMS = 10

/**
 * What keeps a stylesheet from being used on pages of the site: rules that load other files,
 * addresses on other sites, and what does not end. Names are compared as browsers read them,
 * however they are spelled.
 * @returns sentences with the lines; none for a stylesheet that may be used
 */
export function stylesheetProblems(css: string): string[] {
  const open: Opened[] = []
  return tokenize({ css })
    .flatMap((token): string[] => {
      const problem = bracketProblem(token, open) ?? tokenProblem(token, open)
      return problem === undefined ? [] : [`Line ${lineOf(css, token)}: ${problem}`]
    })
    .slice(0, MOST_PROBLEMS)
}

const lineOf = (css: string, [, , place]: CSSToken): number =>
  css.slice(0, Math.max(0, place)).split('\n').length

/** A bracket, or a function, whose end is still to come. */
interface Opened {
  readonly closedBy: TokenType
  /** Texts within are addresses. */
  readonly addresses: boolean
}

const CLOSED_BY: ReadonlyMap<TokenType, TokenType> = new Map([
  [TokenType.Function, TokenType.CloseParen],
  [TokenType.OpenParen, TokenType.CloseParen],
  [TokenType.OpenSquare, TokenType.CloseSquare],
  [TokenType.OpenCurly, TokenType.CloseCurly],
])
const CLOSING = new Set(CLOSED_BY.values())

/** Tracks open brackets, and reports the first unbalanced one. */
function bracketProblem(token: CSSToken, open: Opened[]): string | undefined {
  const [type] = token
  const closedBy = CLOSED_BY.get(type)
  if (closedBy !== undefined) {
    const named = type === TokenType.Function && WITH_ADDRESSES.has(nameOf(token))
    open.push({ closedBy, addresses: named || open.at(-1)?.addresses === true })
  }
  if (CLOSING.has(type) && open.pop()?.closedBy !== type) return 'a bracket closes nothing.'
  return type === TokenType.EOF && open.length > 0 ? 'a bracket is not closed.' : undefined
}

function tokenProblem(token: CSSToken, open: readonly Opened[]): string | undefined {
  const [type] = token
  if (type === TokenType.AtKeyword) {
    const name = nameOf(token)
    return REFUSED_RULES.has(name) ? `@${name} cannot be used.` : undefined
  }
  if (type === TokenType.BadString || type === TokenType.BadURL) return 'a text does not end.'
  const named =
    type === TokenType.URL || (type === TokenType.String && open.at(-1)?.addresses === true)
  return named && !isOwnAddress(token[4].value)
    ? 'an address has to begin with one slash, or with data:image/.'
    : undefined
}

/** The name of a rule or function, without escapes. */
const nameOf = ([, , , , details]: CSSToken): string =>
  details !== undefined && 'value' in details ? String(details.value).toLowerCase() : ''

const BASE = 'http://site.invalid'

/** A path of this site, an anchor in the page, or a picture within the address itself. */
function isOwnAddress(address: string): boolean {
  if (!URL.canParse(address, BASE)) return false
  const { protocol, origin, pathname } = new URL(address, BASE)
  if (protocol === 'data:') return /^image\//i.test(pathname)
  return origin === BASE && /^\s*[/#]/.test(address)
}
