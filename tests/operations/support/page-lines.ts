import { readFileSync } from 'node:fs'

/**
 * An indented block of deploy/README.md, without its indentation.
 * @param beginning its first words
 */
export function linesOfPage(beginning: string): string {
  const page = readFileSync('deploy/README.md', 'utf8')
  const found = page
    .split(/\n\n+/)
    .find((part) => /^ {4}/.test(part) && part.trimStart().startsWith(beginning))
  if (found === undefined) throw new Error(`The page has no lines that begin with ${beginning}.`)
  const [indentation = ''] = /^ +/.exec(found) ?? []
  return found
    .split('\n')
    .map((line) => line.slice(indentation.length))
    .join('\n')
}
