/**
 * CSS selectors, as far as they are understood here: tags, `#id`, `.class`, `[name]`, `[name=value]`,
 * put together, with blanks for descendants, `>` for children and `,` between alternatives.
 */
import type { Element } from './outline.ts'

interface Simple {
  readonly name: string
  readonly id: string
  readonly classes: readonly string[]
  readonly attributes: readonly (readonly [string, string | undefined])[]
}

interface Step {
  readonly simple: Simple
  /** Whether the next step has to match the parent itself. */
  readonly child: boolean
}

/** Alternatives; the steps of each from the element outwards. */
export type Selector = readonly (readonly Step[])[]

const LONGEST = 500
const MOST_STEPS = 10

/** The selector, or undefined for one that is not understood. */
export function parseSelector(text: string): Selector | undefined {
  if (text.length > LONGEST || text.trim() === '') return undefined
  const alternatives = text.split(',').map((part) => parseSteps(part.trim()))
  return alternatives.every((steps) => steps !== undefined) ? alternatives : undefined
}

function parseSteps(text: string): Step[] | undefined {
  const parts = text.replaceAll(/\s*>\s*/g, ' > ').split(/\s+/)
  const steps: Step[] = []
  let child = false
  for (const part of parts) {
    if (part === '>') {
      if (child || steps.length === 0) return undefined
      child = true
      continue
    }
    const simple = parseSimple(part)
    if (simple === undefined) return undefined
    steps.unshift({ simple, child })
    child = false
  }
  return child || steps.length === 0 || steps.length > MOST_STEPS ? undefined : steps
}

const PIECE = /\*|[a-z][\w-]*|#[\w-]+|\.[\w-]+|\[[\w-]+(?:=(?:"[^"\]]*"|'[^'\]]*'|[\w-]+))?\]/giy

function parseSimple(text: string): Simple | undefined {
  const pieces: string[] = []
  PIECE.lastIndex = 0
  for (let match = PIECE.exec(text); match !== null; match = PIECE.exec(text)) {
    pieces.push(match[0])
    if (PIECE.lastIndex === text.length) break
  }
  const [first = ''] = pieces
  if (pieces.join('') !== text || text === '') return undefined
  // A tag can only come first.
  if (pieces.slice(1).some((piece) => /^[a-z*]/i.test(piece))) return undefined
  return {
    name: /^[a-z]/i.test(first) ? first.toLowerCase() : '',
    id: pieces.find((piece) => piece.startsWith('#'))?.slice(1) ?? '',
    classes: pieces.filter((piece) => piece.startsWith('.')).map((piece) => piece.slice(1)),
    attributes: pieces.filter((piece) => piece.startsWith('[')).map(attributeOf),
  }
}

function attributeOf(piece: string): readonly [string, string | undefined] {
  const [name = '', value] = piece.slice(1, -1).split(/=(.*)/s)
  return [name.toLowerCase(), value?.replaceAll(/^["']|["']$/g, '')]
}

/** Whether a selector means an element. */
export function selects(selector: Selector, element: Element): boolean {
  return selector.some((steps) => matches(steps, element))
}

/** Step by step, which ancestors could be meant, from the inside out; no step looks at one twice. */
function matches(steps: readonly Step[], element: Element): boolean {
  const [first] = steps
  if (first === undefined || !fits(first.simple, element)) return false
  let meant: readonly Element[] = [element]
  steps.slice(1).forEach(({ simple }, index) => {
    // `child` stands with the step on the right side of the `>`. The ancestors of the innermost
    // are those of all others too.
    const direct = steps[index]?.child === true
    const candidates = direct ? meant.flatMap(({ parent }) => parent ?? []) : ancestorsOf(meant[0])
    meant = candidates.filter((candidate) => fits(simple, candidate))
  })
  return meant.length > 0
}

function ancestorsOf(element: Element | undefined): Element[] {
  const found: Element[] = []
  for (let above = element?.parent; above !== undefined; above = above.parent) found.push(above)
  return found
}

function fits({ name, id, classes, attributes }: Simple, element: Element): boolean {
  if (name !== '' && element.name !== name) return false
  if (id !== '' && element.attribute('id') !== id) return false
  return (
    (classes.length === 0 || includesAll(element.classes(), classes)) &&
    attributes.every(([key, value]) => {
      const found = element.attribute(key)
      return found !== undefined && (value === undefined || found === value)
    })
  )
}

const includesAll = (own: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((word) => own.includes(word))
