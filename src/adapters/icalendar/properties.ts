/** A property of a component: one unfolded line. */
export interface Property {
  /** In upper case. */
  readonly name: string
  /** Names in upper case, with the first value of each. */
  readonly parameters: ReadonlyMap<string, string>
  readonly value: string
}

const NAME = /^[A-Za-z0-9-]+/
const PARAMETER = /;([A-Za-z0-9-]+)=("[^"]*"|[^";:,]*)((?:,(?:"[^"]*"|[^";:,]*))*)/y

/** @returns undefined if the line is not a property */
export function readProperty(line: string): Property | undefined {
  const name = NAME.exec(line)?.[0]
  if (name === undefined) return undefined
  const parameters = new Map<string, string>()
  let at = name.length
  while (line[at] === ';') {
    PARAMETER.lastIndex = at
    const match = PARAMETER.exec(line)
    if (match === null) return undefined
    const [all, key = '', value = ''] = match
    parameters.set(key.toUpperCase(), parameterValue(value))
    at += all.length
  }
  if (line[at] !== ':') return undefined
  return { name: name.toUpperCase(), parameters, value: line.slice(at + 1) }
}

const PARAMETER_SIGNS: Readonly<Record<string, string>> = { '^n': '\n', "^'": '"', '^^': '^' }

const parameterValue = (text: string): string =>
  text.replace(/^"(.*)"$/s, '$1').replaceAll(/\^[n'^]/g, (sign) => PARAMETER_SIGNS[sign] ?? sign)

/** Unescapes a text value (RFC 5545, 3.3.11). */
export const plainText = (value: string): string =>
  value.replaceAll(/\\([\s\S])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))

/** Splits a list of texts at unescaped commas. */
export const textList = (value: string): string[] =>
  (value.match(/(?:\\[\s\S]|[^\\,])+/g) ?? []).map((item) => plainText(item).trim()).filter(Boolean)
