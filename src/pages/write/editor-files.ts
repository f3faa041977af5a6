import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { applicationFolder } from '../../application-folder.ts'
import type { Asset } from '../immutable-asset.ts'

export interface EditorFiles {
  /** Paths of the assets that a page loads first. */
  readonly script: string
  readonly style: string
  /** All of it by address. */
  readonly assets: ReadonlyMap<string, Asset>
}

const ASSETS = '/assets/'

/** Addresses of all versions. */
export const EDITOR_ASSETS = /^\/assets\/write-[\dA-Z]+\.(?:js|css)$/

const entriesSchema = z.object({ script: z.string(), style: z.string() })

let loaded: EditorFiles | undefined

/**
 * The editor, which the build writes to `dist/`. A process keeps the version that it has read first, so
 * that what a page begins with fits what it loads later.
 */
export function editorFiles(): EditorFiles {
  loaded ??= readEditor(path.join(applicationFolder(), 'dist'))
  return loaded
}

/** @throws Error if the editor has not been built */
function readEditor(folder: string): EditorFiles {
  const entries: unknown = JSON.parse(readFileSync(path.join(folder, 'write.json'), 'utf8'))
  const { script, style } = entriesSchema.parse(entries)
  const names = readdirSync(folder).filter((name) => EDITOR_ASSETS.test(ASSETS + name))
  const assets = names.map((name): [string, Asset] => [
    ASSETS + name,
    {
      type: name.endsWith('.css') ? 'text/css' : 'text/javascript',
      body: readFileSync(path.join(folder, name), 'utf8'),
    },
  ])
  return { script: ASSETS + script, style: ASSETS + style, assets: new Map(assets) }
}
