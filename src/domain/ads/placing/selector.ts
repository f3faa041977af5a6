/**
 * CSS selectors, parsed by css-what. They are matched token by token over the whole text, in time
 * linear in the text for any selector; a matcher that visits the ancestors and siblings of each
 * element is not linear.
 */
import { isTraversal, parse, SelectorType } from 'css-what'
import type {
  AttributeAction,
  AttributeSelector,
  PseudoSelector,
  Selector as SelectorToken,
} from 'css-what'
import nthCheck from 'nth-check'
import type { Element } from './outline.ts'

/** Alternatives. */
export type Selector = readonly (readonly SelectorToken[])[]

type Test = (element: Element) => boolean

const LONGEST = 500
/** The tokens of one alternative. */
const MOST_TOKENS = 20

/** Parses a selector; undefined if it is not supported. */
export function parseSelector(text: string): Selector | undefined {
  if (text.length > LONGEST || text.trim() === '') return undefined
  try {
    const selector = parse(text)
    return isSupported(selector) ? selector : undefined
  } catch {
    return undefined
  }
}

const COMBINATORS: ReadonlySet<string> = new Set([
  SelectorType.Adjacent,
  SelectorType.Child,
  SelectorType.Descendant,
  SelectorType.Sibling,
])

/** @throws Error for a wrong formula of `:nth-child` and its like */
function isSupported(selector: Selector): boolean {
  return selector.every(
    (tokens) =>
      tokens.length <= MOST_TOKENS &&
      tokens.every((token, index) => {
        if (isTraversal(token)) {
          return index > 0 && index < tokens.length - 1 && COMBINATORS.has(token.type)
        }
        if (token.type === SelectorType.Pseudo) return isSupportedPseudo(token)
        return token.type !== SelectorType.PseudoElement && token.namespace === null
      }),
  )
}

const GROUPS = new Set(['is', 'not', 'where'])
const POSITION = /^(?:first|last|nth|nth-last)-(?:child|of-type)$/

function isSupportedPseudo({ name, data }: PseudoSelector): boolean {
  if (Array.isArray(data)) return GROUPS.has(name) && isSupported(data)
  if (!POSITION.test(name) || name.startsWith('nth') !== (data !== null)) return false
  return nthCheck(data ?? '1') !== undefined
}

/** Returns the elements that a selector matches, in document order. */
export function selectElements(selector: Selector, elements: readonly Element[]): Element[] {
  const found = new Set(selector.flatMap((tokens) => selectOne(tokens, elements)))
  return elements.filter((element) => found.has(element))
}

function selectOne(tokens: readonly SelectorToken[], elements: readonly Element[]): Element[] {
  let found = [...elements]
  for (const token of tokens) {
    found = isTraversal(token)
      ? elementsBehind(token.type, found, elements)
      : found.filter(testOf(token, elements))
  }
  return found
}

/** The elements that a combinator reaches. Parents and previous siblings come earlier in a text. */
function elementsBehind(
  combinator: SelectorType,
  from: readonly Element[],
  elements: readonly Element[],
): Element[] {
  const isBelow = combinator === SelectorType.Child || combinator === SelectorType.Descendant
  const isFar = combinator === SelectorType.Descendant || combinator === SelectorType.Sibling
  const origins = new Set(from)
  const found = new Set<Element>()
  for (const element of elements) {
    const near = isBelow ? element.parent : element.previous
    if (near !== undefined && (origins.has(near) || (isFar && found.has(near)))) found.add(element)
  }
  return [...found]
}

function testOf(token: SelectorToken, elements: readonly Element[]): Test {
  if (token.type === SelectorType.Tag) return ({ name }) => name === token.name.toLowerCase()
  if (token.type === SelectorType.Attribute) return attributeTest(token)
  if (token.type !== SelectorType.Pseudo) return () => true
  return Array.isArray(token.data)
    ? groupTest(token.name, token.data, elements)
    : positionTest(token.name, token.data ?? '1', elements)
}

const ATTRIBUTE_TESTS: Readonly<
  Record<AttributeAction, (value: string | undefined, wanted: string) => boolean>
> = {
  any: (value, wanted) => wanted !== '' && value?.includes(wanted) === true,
  element: (value, wanted) => value?.split(/\s+/).includes(wanted) === true,
  end: (value, wanted) => wanted !== '' && value?.endsWith(wanted) === true,
  equals: (value, wanted) => value === wanted,
  exists: (value) => value !== undefined,
  hyphen: (value, wanted) => value === wanted || value?.startsWith(`${wanted}-`) === true,
  not: (value, wanted) => value !== wanted,
  start: (value, wanted) => wanted !== '' && value?.startsWith(wanted) === true,
}

function attributeTest({ name, action, value, ignoreCase }: AttributeSelector): Test {
  const test = ATTRIBUTE_TESTS[action]
  if (ignoreCase !== true) return (element) => test(element.attribute(name.toLowerCase()), value)
  return (element) =>
    test(element.attribute(name.toLowerCase())?.toLowerCase(), value.toLowerCase())
}

function groupTest(name: string, selector: Selector, elements: readonly Element[]): Test {
  const matched = new Set(selectElements(selector, elements))
  return (element) => matched.has(element) === (name !== 'not')
}

function positionTest(name: string, formula: string, elements: readonly Element[]): Test {
  const inOrder = name.includes('last') ? elements.toReversed() : elements
  const positions = positionsOf(inOrder, name.endsWith('of-type'))
  const matches = nthCheck(formula)
  return (element) => matches(positions.get(element) ?? -1)
}

/** The number of preceding siblings of each element, optionally only those with the same name. */
function positionsOf(elements: readonly Element[], ofType: boolean): ReadonlyMap<Element, number> {
  const counts = new Map<Element | undefined, Map<string, number>>()
  const positions = new Map<Element, number>()
  for (const element of elements) {
    const siblings = counts.get(element.parent) ?? new Map<string, number>()
    counts.set(element.parent, siblings)
    const name = ofType ? element.name : ''
    const position = siblings.get(name) ?? 0
    positions.set(element, position)
    siblings.set(name, position + 1)
  }
  return positions
}
