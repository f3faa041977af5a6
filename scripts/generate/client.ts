import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import openapiTypes, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { errorCatalogue } from '../../src/errors/catalogue.ts'
import { prefixOf } from '../../src/pages/api-documents.ts'
import { combineDocuments } from '../../src/pages/combine-documents.ts'
import { clientDocument } from './client-contract.ts'
import type { Document } from './contract.ts'
import { withoutForms } from './forms.ts'

/** A document as it is published, with its namespace. */
export interface Published {
  readonly namespace: string
  readonly document: Document
}

/** The types of the client: those of the published documents, all in one. */
export async function clientTypes(published: readonly Published[]): Promise<string> {
  const documents = published.map(({ namespace, document }) => ({
    prefix: prefixOf(namespace),
    document: withoutForms({ ...document, tags: [] }),
  }))
  const combined = combineDocuments(documents, { openapi: '3.1.0', info: {} })
  const document = clientDocument(combined as Document, Object.keys(errorCatalogue))
  return astToString(await openapiTypes(document as never, { defaultNonNullable: false }))
}

export interface CompiledFile {
  readonly name: string
  readonly source: string
}

/**
 * Compiles the client to modules with declarations, so that users need not build it.
 * @throws Error where a type of what is exported cannot be written without its other modules
 */
export async function compiledClient(folder: string): Promise<CompiledFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted()
  const files = await Promise.all(
    names.map(async (name) => compile(name, await readFile(path.join(folder, name), 'utf8'))),
  )
  return files.flat()
}

function compile(fileName: string, text: string): CompiledFile[] {
  const compilerOptions: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
    isolatedDeclarations: true,
    declaration: true,
  }
  const script = ts.transpileModule(text, { compilerOptions, fileName })
  const types = ts.transpileDeclaration(text, {
    compilerOptions,
    fileName,
    reportDiagnostics: true,
  })
  const [problem] = types.diagnostics ?? []
  if (problem !== undefined) {
    throw new Error(`${fileName}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`)
  }
  const name = fileName.replace(/\.ts$/, '')
  const files = [{ name: `${name}.d.ts`, source: asCompiled(types.outputText) }]
  // A module of types alone is imported by other types only.
  const isOnlyTypes = script.outputText.trimEnd().endsWith('export {};')
  if (!isOnlyTypes) files.unshift({ name: `${name}.js`, source: asCompiled(script.outputText) })
  return files
}

/** Rewrites imports to the names of modules in generated/client. */
const asCompiled = (text: string): string =>
  text.replaceAll(
    /from '(?:\.\.\/\.\.\/generated\/client|\.)\/([\w-]+)(?:\.d)?\.ts'/g,
    "from './$1.js'",
  )
