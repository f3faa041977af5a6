/**
 * What a document promises and nobody checks may as well be wrong: documented answers that no test saw, and members of which
 * a document says that answers may be without them and none was. An answer is an operation with a status, written `getPost 404`.
 */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Document } from '../../scripts/generate/contract.ts'
import type { Route } from '../../src/http/route-table.ts'
import { answeredMembers } from './members.ts'

/** What one service of a test run has answered. */
export interface Seen {
  /** Such as `getPost 404`. */
  readonly answers: readonly string[]
  /** The places of members that some answer was without (members.ts). */
  readonly absent: readonly string[]
}

/** The parts of a resolved OpenAPI document that matter here. */
export interface Documented {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/**
 * What is answered below all operations (openapi/shared/every-operation.yaml), mostly before one is
 * chosen: every-operation.test.ts and tests/faults see each of these once, for all.
 */
export const BELOW_OPERATIONS: ReadonlySet<string> = new Set([
  'InvalidRequest',
  'CredentialsRefused',
  'NotPermitted',
  'NoSuchRoute',
  'TooSlow',
  'BodyTooLarge',
  'UnsupportedMediaType',
  'HeadersTooLarge',
])

/** Every documented answer of the operations that the route table knows, sorted. */
export function documentedAnswers(
  document: Documented,
  routes: readonly Pick<Route, 'operations'>[],
): string[] {
  const known = new Set(
    routes.flatMap(({ operations }) => operations.map(({ operationId }) => operationId)),
  )
  return Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .filter(isOperation)
    .filter(({ operationId }) => known.has(operationId))
    .flatMap(({ operationId, responses }) =>
      Object.entries(responses)
        .filter(([status, response]) => /^\d{3}$/.test(status) && !isBelowOperations(response))
        .map(([status]) => `${operationId} ${status}`),
    )
    .toSorted()
}

const isBelowOperations = ({ $ref = '' }: { readonly $ref?: string }): boolean =>
  BELOW_OPERATIONS.has($ref.split('/').at(-1) ?? '')

/** Statuses that come from one place below all operations: one operation that gave it stands for all. */
const OF_ALL: ReadonlySet<string> = new Set(['507'])

/**
 * @param folder where the services of a test run left `answers-*.json`
 * @param generated the folder of the generated namespaces
 * @param of `all` operations, or only those `exercised` in this run
 * @returns the documented answers that none of them gave
 */
export async function unseenAnswers(
  folder: string,
  generated: string,
  of: 'all' | 'exercised' = 'all',
): Promise<string[]> {
  const seen = new Set((await seenIn(folder)).flatMap(({ answers }) => answers))
  const documented = await Promise.all((await namespaceFolders(generated)).map(answersOf))
  const seenStatuses = new Set([...seen].map(statusOf))
  const isSeen = (answer: string): boolean =>
    seen.has(answer) || (OF_ALL.has(statusOf(answer)) && seenStatuses.has(statusOf(answer)))
  const unseen = documented.flat().filter((answer) => !isSeen(answer))
  if (of === 'all') return unseen
  const exercised = new Set([...seen].map(operationOf))
  return unseen.filter((answer) => exercised.has(operationOf(answer)))
}

const operationOf = (answer: string): string => answer.split(' ')[0] ?? ''
const statusOf = (answer: string): string => answer.split(' ')[1] ?? ''

const DRAFT =
  'Its schema is the same in all contexts; only a draft, in the edit context, is without.'
const CALLBACK = 'Describes what callbacks bring, too; a preview always tells it, or never.'

/** Members that are not required although no answer is without them, and why. */
export const ANSWERED_ALWAYS: Readonly<Record<string, string>> = {
  'Autosave._links': DRAFT,
  'AutosaveEmbed._links': DRAFT,
  'BlockAutosave._links': DRAFT,
  'BlockAutosaveEmbed._links': DRAFT,
  'DescribedImage.alt': CALLBACK,
  'DescribedImage.url': CALLBACK,
  'ImportedEvent.content_hash': CALLBACK,
}

/**
 * @param folder where the services of a whole test run left `answers-*.json`
 * @returns the places of members that are not required, although no answer was without them
 */
export async function neverAbsent(folder: string, document: Document): Promise<string[]> {
  const absent = new Set((await seenIn(folder)).flatMap((seen) => seen.absent))
  return [...answeredMembers(document)]
    .filter(({ place, required }) => !required && !absent.has(place) && !(place in ANSWERED_ALWAYS))
    .map(({ place }) => place)
    .toSorted()
}

async function seenIn(folder: string): Promise<readonly Seen[]> {
  const files = (await readdir(folder)).filter((name) => /^answers-.*\.json$/.test(name))
  return Promise.all(
    files.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Seen),
  )
}

async function namespaceFolders(generated: string): Promise<string[]> {
  const entries = await readdir(generated, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && !['prisma', 'client'].includes(entry.name))
    .map(({ name }) => path.join(generated, name))
}

async function answersOf(folder: string): Promise<string[]> {
  const load = async <T>(name: string): Promise<T> =>
    import(pathToFileURL(path.join(folder, name)).href) as Promise<T>
  const { document } = await load<{ document: Documented }>('document.ts')
  const { routes } = await load<{ routes: readonly Route[] }>('routes.ts')
  return documentedAnswers(document, routes)
}

interface DocumentedOperation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>
}

function isOperation(value: unknown): value is DocumentedOperation {
  return value instanceof Object && 'operationId' in value && 'responses' in value
}
