import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'
import { parse } from 'yaml'
import type { Contract, Document } from './contract.ts'
import { withRequired } from './required.ts'
import { withSharedAnswers, type SharedAnswers } from './shared-answers.ts'

/** Folders of openapi/ that hold no contract of their own: parts that several share, and pages. */
const WITHOUT_CONTRACT = new Set(['shared', 'content', 'behaviour'])

/**
 * Reads and bundles every contract below openapi/.
 * @throws Error when a reference leads nowhere or two schemas of one contract share a name.
 */
export async function loadContracts(folder: string): Promise<Contract[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isDirectory() && !WITHOUT_CONTRACT.has(entry.name))
    .map((entry) => entry.name)
    .toSorted()
  const text = await readFile(path.join(folder, 'shared/every-operation.yaml'), 'utf8')
  const answers = parse(text) as SharedAnswers
  return Promise.all(names.map((name) => loadContract(folder, name, answers)))
}

async function loadContract(
  folder: string,
  name: string,
  answers: SharedAnswers,
): Promise<Contract> {
  const config = await createConfig({})
  const { bundle: result, problems } = await bundle({
    ref: path.join(folder, name, 'openapi.yaml'),
    config,
  })
  const [problem] = problems
  if (problem !== undefined) throw new Error(`openapi/${name}: ${problem.message}`)
  const document = withRequired(result.parsed) as Document
  const clash = Object.values(document.components ?? {})
    .flatMap((group) => Object.keys(group))
    .find((component) => /-\d+$/.test(component))
  if (clash !== undefined) throw new Error(`openapi/${name}: two components are named ${clash}.`)
  const namespace = document['x-namespace']
  if (typeof namespace !== 'string') throw new Error(`openapi/${name}: x-namespace is missing.`)
  return { folder: name, namespace, document: withSharedAnswers(document, answers) }
}
