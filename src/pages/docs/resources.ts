import { documentName, type PublishedNamespace } from '../api-documents.ts'
import {
  follow,
  listOf,
  membersOf,
  textOf,
  textsOf,
  type Members,
} from '../../http/documents/members.ts'
import { isJsonObject } from '../../json-object.ts'

/** A namespace for readers: its resources with their operations. */
export interface DocumentedNamespace {
  /** Such as `core/v2`; empty for the root. */
  readonly name: string
  /** First segment of its pages' addresses, such as `core-v2`. */
  readonly folder: string
  readonly info: Members
  readonly resources: readonly Resource[]
}

/** The operations with one tag, shown on one page. */
export interface Resource {
  readonly title: string
  readonly description: string
  /** Address of its page within the folder. */
  readonly slug: string
  readonly document: Members
  readonly operations: readonly Operation[]
  readonly messages: readonly Message[]
}

/** A message that webhooks receive. */
export interface Message {
  /** The event, such as `post.published`. */
  readonly name: string
  readonly summary: string
  /** What all of its kind have in common. */
  readonly description: string
  readonly body: Members
}

/** An operation with all of its methods. */
export interface Operation {
  /** The `operationId` of each method. */
  readonly ids: readonly [string, ...string[]]
  readonly methods: readonly string[]
  readonly path: string
  readonly summary: string
  readonly parameters: readonly Members[]
  readonly operation: Members
}

/** Order of importance for readers; other resources follow. */
const READING_ORDER = [
  'core/v2',
  'cal/events/v1',
  'cal/views/v2',
  'cal/event-aggregator/v1',
  '',
  'oembed/1.0',
  'schema-output',
  'block-editor/v1',
  'site-health/v1',
]

const rankOf = (name: string): number =>
  READING_ORDER.includes(name) ? READING_ORDER.indexOf(name) : READING_ORDER.length

/** The namespaces in reading order; the index of each comes last. */
export function documentedNamespaces(
  published: readonly PublishedNamespace[],
): DocumentedNamespace[] {
  return published
    .toSorted((one, other) => rankOf(one.name) - rankOf(other.name))
    .map(({ name, document }) => ({
      name,
      folder: documentName(name),
      info: membersOf(document['info']),
      resources: resourcesOf(document),
    }))
}

function resourcesOf(document: Members): Resource[] {
  const operations = operationsOf(document)
  const messages = messagesOf(document)
  const resources = listOf(document['tags']).map((listed) => {
    const tag = membersOf(listed)
    const title = textOf(tag['name'])
    return {
      title,
      description: textOf(tag['description']),
      slug: title.toLowerCase().replaceAll(/\W+/g, '-'),
      document,
      operations: operations.filter(({ operation }) => textsOf(operation['tags']).includes(title)),
      messages: messages.filter(({ tags }) => tags.includes(title)),
    }
  })
  return resources.toSorted((one, other) => Number(isIndex(one)) - Number(isIndex(other)))
}

function messagesOf(document: Members): (Message & { readonly tags: readonly string[] })[] {
  return Object.entries(membersOf(document['webhooks'])).map(([name, item]) => {
    const { post } = membersOf(item)
    const operation = membersOf(post)
    return {
      name,
      summary: textOf(operation['summary']),
      description: textOf(operation['description']),
      body: follow(document, operation['requestBody']),
      tags: textsOf(operation['tags']),
    }
  })
}

const isIndex = ({ title }: Resource): boolean => title === 'Index'

function operationsOf(document: Members): Operation[] {
  return Object.entries(membersOf(document['paths'])).flatMap(([path, found]) => {
    const item = membersOf(found)
    const shared = listOf(item['parameters'])
    // An operation with several methods is documented once.
    const groups = new Map<string, (readonly [string, unknown])[]>()
    for (const [method, value] of Object.entries(item)) {
      const operation = membersOf(value)
      if (textOf(operation['operationId']) === '') continue
      const content = JSON.stringify({ ...operation, operationId: '' })
      groups.set(content, [...(groups.get(content) ?? []), [method, operation]])
    }
    return [...groups.values()].map((group) => toOperation(document, path, shared, group))
  })
}

function toOperation(
  document: Members,
  path: string,
  shared: readonly unknown[],
  group: readonly (readonly [string, unknown])[],
): Operation {
  const [first, ...others] = group.map(([, value]) => textOf(membersOf(value)['operationId']))
  const operation = membersOf(group[0]?.[1])
  const parameters = [...shared, ...listOf(operation['parameters'])]
  return {
    ids: [first ?? '', ...others],
    methods: group.map(([method]) => method.toUpperCase()),
    path,
    summary: textOf(operation['summary']),
    parameters: parameters.map((parameter) => follow(document, parameter)),
    operation,
  }
}

/** Names of the schemas that a value refers to, directly or indirectly, in order of occurrence. */
export function schemasBehind(document: Members, value: unknown): string[] {
  const seen = new Set<string>()
  const names: string[] = []
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(walk)
    if (!isJsonObject(part)) return
    const target = textOf(part['$ref'])
    if (target !== '' && !seen.has(target)) {
      seen.add(target)
      if (target.startsWith('#/components/schemas/')) names.push(target.split('/').at(-1) ?? '')
      walk(follow(document, part))
    }
    Object.values(part).forEach(walk)
  }
  walk(value)
  return names
}
