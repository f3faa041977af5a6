/**
 * Prints figures of the published documents: openapi/README.md, "Other tools". With `--optional` it names the members of
 * answers that are not always there.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { loadCombined } from '../tests/contract/contracts.ts'
import { answeredMembers, isTwin } from '../tests/contract/members.ts'
import { ELSEWHERE } from '../tests/contract/unsent-examples.ts'
import { operationsOf } from './generate/contract.ts'

const document = await loadCombined()
const operations = operationsOf(document)
const members = [...answeredMembers(document)]
const required = members.filter((member) => member.required)
const own = operations.filter(({ operation }) => !isTwin(operation.operationId))
const sent = own.filter(({ operation }) => !ELSEWHERE.has(operation.operationId))
const client = path.resolve(import.meta.dirname, '../generated/client/contract.d.ts')
const lines = (await readFile(client, 'utf8')).trimEnd().split('\n').length
const share = ((100 * required.length) / members.length).toFixed(1)

console.log(`operations: ${operations.length}, without those by another method ${own.length}`)
console.log(`operations whose example is sent by a test: ${sent.length} of these`)
console.log(
  `members of answers that are always there: ${required.length} of ${members.length} (${share} %)`,
)
console.log(`lines of the types of the client: ${lines}`)
if (process.argv.includes('--optional')) {
  for (const { place } of members.filter((member) => !member.required)) console.log(place)
}
