/** The full names of the tests of a file, as Jest joins them from the titles in it. */
import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** What stands in a name for a value that only a running test knows. */
export const UNKNOWN = '%s'

/** A value of a table: a text, a list, the members of a row, or the code of anything else. */
type Value = string | readonly Value[] | ReadonlyMap<string, Value> | Code

interface Code {
  readonly code: string
}

interface Heading {
  readonly isGroup: boolean
  readonly title: ts.Expression
  /** The table of an `each`. */
  readonly table: ts.Expression | undefined
  readonly body: ts.Expression
}

export function namesOfTests(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const constants = constantsOf(source)
  const names = (node: ts.Node, before: readonly string[]): string[] => {
    const heading = headingOf(node, constants)
    if (heading === undefined) return childrenOf(node).flatMap((child) => names(child, before))
    const titles = titlesOf(heading, constants)
    const full = before.flatMap((start) => titles.map((title) => `${start} ${title}`.trim()))
    return heading.isGroup ? names(heading.body, full) : full
  }
  return names(source, [''])
}

function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  return children
}

/** What `describe`, `it` and `test` are called with, alone or for each row of a table. */
function headingOf(node: ts.Node, constants: Constants): Heading | undefined {
  if (!ts.isCallExpression(node)) return undefined
  const [title, body] = node.arguments
  if (title === undefined || body === undefined) return undefined
  const each = ts.isCallExpression(node.expression) ? node.expression : undefined
  const called = /^(describe|it|test)(\.each)?$/.exec(
    calledFor((each ?? node).expression, constants),
  )
  if (called === null || (each !== undefined) !== (called[2] !== undefined)) return undefined
  return { isGroup: called[1] === 'describe', title, table: each?.arguments[0], body }
}

/** The text of what is called; of `describe` and `it` that are skipped where a program is not installed, those. */
function calledFor(called: ts.Expression, constants: Constants): string {
  const choice = constants.get(called.getText())
  if (choice === undefined || !ts.isConditionalExpression(choice)) return called.getText()
  const [one, other] = [choice.whenTrue.getText(), choice.whenFalse.getText()]
  if (other === `${one}.skip`) return one
  return one === `${other}.skip` ? other : called.getText()
}

type Constants = ReadonlyMap<string, ts.Expression>

function constantsOf(source: ts.SourceFile): Constants {
  const found = new Map<string, ts.Expression>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined) {
      found.set(node.name.getText(), node.initializer)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** One title for each row of the table; one with its places unfilled where a table is made elsewhere. */
function titlesOf({ title, table }: Heading, constants: Constants): string[] {
  const text = textOf(title)
  const rows = table === undefined ? undefined : listOf(table, constants)
  // Rows are spread over the arguments of a test where all of them are lists.
  const areSpread = rows?.every((row) => Array.isArray(row))
  return rows?.map((row, index) => fill(text, areSpread ? row : [row], index)) ?? [text]
}

function textOf(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text
  if (!ts.isTemplateExpression(title)) return UNKNOWN
  const rest = title.templateSpans.map(({ literal }) => `${UNKNOWN}${literal.text}`)
  return title.head.text + rest.join('')
}

/** The values of a list; undefined where the file does not spell them out. */
function listOf(list: ts.Expression, constants: Constants): Value[] | undefined {
  const node = withoutTypes(list)
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.some((element) => ts.isSpreadElement(element))
      ? undefined
      : node.elements.map(valueOf)
  }
  if (ts.isIdentifier(node)) {
    const initializer = constants.get(node.text)
    return initializer === undefined ? undefined : listOf(initializer, constants)
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) {
    return undefined
  }
  const { expression: owner, name } = node.expression
  const [argument] = node.arguments
  if (name.text === 'slice') return listOf(owner, constants)?.slice(Number(argument?.getText()))
  if (owner.getText() !== 'Object' || argument === undefined) return undefined
  const keys = keysOf(argument, constants)
  if (name.text === 'keys') return keys
  return name.text === 'entries' ? keys?.map((key) => [key, UNKNOWN]) : undefined
}

function keysOf(object: ts.Expression, constants: Constants): string[] | undefined {
  const node = withoutTypes(object)
  const literal = ts.isIdentifier(node) ? constants.get(node.text) : node
  if (literal === undefined) return undefined
  const members = withoutTypes(literal)
  if (!ts.isObjectLiteralExpression(members)) return undefined
  return members.properties.map((member) =>
    member.name === undefined ? UNKNOWN : keyOf(member.name),
  )
}

const keyOf = (name: ts.PropertyName): string =>
  ts.isStringLiteralLike(name) ? name.text : name.getText()

function withoutTypes(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? withoutTypes(node.expression)
    : node
}

function valueOf(expression: ts.Expression): Value {
  const node = withoutTypes(expression)
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(valueOf)
  if (!ts.isObjectLiteralExpression(node)) return { code: node.getText() }
  return new Map(
    node.properties
      .filter((member) => ts.isPropertyAssignment(member))
      .map((member) => [keyOf(member.name), valueOf(member.initializer)]),
  )
}

/** Puts the arguments into `%s` and its like, one after another, and members of the first into `$name`. */
function fill(title: string, row: Value, index: number): string {
  const values = Array.isArray(row) ? [...(row as readonly Value[])] : [row]
  const [members] = values
  return title
    .replaceAll(/%[#sdifjopc]/g, (place) =>
      place === '%#' ? String(index) : shown(values.shift() ?? place, place === '%j'),
    )
    .replaceAll(/\$(\w+)/g, (place, name: string) =>
      members instanceof Map
        ? shown((members as ReadonlyMap<string, Value>).get(name) ?? place)
        : place,
    )
}

/** @param isQuoted whether a text is shown as JSON */
function shown(value: Value, isQuoted = false): string {
  if (typeof value === 'string') return isQuoted ? JSON.stringify(value) : value
  if ('code' in value) return value.code
  if (value instanceof Map) {
    return `{${[...value].map(([key, of]) => `${key}: ${shown(of as Value)}`).join(', ')}}`
  }
  return `[${(value as readonly Value[]).map((of) => shown(of)).join(', ')}]`
}
