import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'

/** The verdict on structured data. */
interface Issue {
  readonly issueMessage: string
  readonly severity: 'ERROR' | 'WARNING'
}

const SCHEMA = 'http://schema.org/'
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#'

const refer = (names: readonly string[]) => names.map((name) => ({ '@id': name }))

/** The vocabulary in the form in which its own site publishes it, as far as the validator reads it. */
function vocabulary(): { '@graph': object[] } {
  const file = fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq'))
  const members = new Map<string, { types: string[]; parents: string[]; domains: string[] }>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject = '', predicate, object = ''] =
      /^<([^>]*)> <([^>]*)> <([^>]*)>/.exec(line) ?? []
    if (!subject.startsWith(SCHEMA)) continue
    const member = members.get(subject) ?? { types: [], parents: [], domains: [] }
    members.set(subject, member)
    if (predicate === `${RDF}type`) member.types.push(object)
    if (predicate === `${RDFS}subClassOf`) member.parents.push(object)
    if (predicate === `${SCHEMA}domainIncludes`) member.domains.push(object)
  }
  return {
    '@graph': [...members].flatMap(([id, { types, parents, domains }]): object[] => {
      if (types.includes(`${RDFS}Class`)) {
        return [{ '@id': id, '@type': 'rdfs:Class', 'rdfs:subClassOf': refer(parents) }]
      }
      if (!types.includes(`${RDF}Property`)) return []
      return [{ '@id': id, '@type': 'rdf:Property', 'schema:domainIncludes': refer(domains) }]
    }),
  }
}

const validator = new Validator(vocabulary())

/**
 * Asked for by one search engine for a badge about licences; a picture of which nobody said who
 * made it does without the badge, and not without its node.
 */
const LICENCE = /"creator".*"creditText".*"copyrightNotice".*"license"/

/**
 * All errors of the structured data of a page, by its vocabulary and by the rules of search
 * engines.
 */
export async function faultsOfPage(page: string): Promise<string[]> {
  const extracted: unknown = new WebAutoExtractor({ addLocation: true }).parse(page)
  const issues = (await validator.validate(extracted)) as readonly Issue[]
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage }) => issueMessage)
    .filter((message) => !LICENCE.test(message))
}

/** The same for nodes that an answer has. */
export function faultsOfNodes(nodes: unknown): Promise<string[]> {
  return faultsOfPage(
    `<html><head><script type="application/ld+json">${JSON.stringify(nodes)}</script></head></html>`,
  )
}
