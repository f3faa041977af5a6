import path from 'node:path'
import { applicationFolder } from '../../application-folder.ts'
import { databaseSize, storedBytes } from '../../data/database/system-state.ts'
import { failure } from '../errors/errors.ts'
import { withTimeout } from './timeout.ts'
import { folderSize } from './folder-size.ts'
import type { HealthSite } from './health-site.ts'
import { humanSize } from './human-size.ts'

/** The size of a part, or the reason why there is none. */
export interface PartSize {
  size: string
  debug: string
  /** Bytes. */
  raw?: number
}

export interface DirectorySizes {
  raw: 0
  /** The program with its packages. */
  core_size: PartSize
  themes_size: PartSize
  plugins_size: PartSize
  /** The media files. */
  uploads_size: PartSize
  fonts_size: PartSize
  database_size: PartSize
  total_size: PartSize
}

/** Milliseconds for all parts together. */
const TIMEOUT = 30_000

/** The service has no themes, plugins or fonts. */
const ABSENT: PartSize = {
  size: 'The site has no folder of this kind.',
  debug: 'directory not found',
}

/**
 * Measures the parts of the site (behaviour/tools.md#directory-sizes).
 * @throws DomainError 500 not_available when a part cannot be measured in time
 */
export async function directorySizes({ database, config }: HealthSite): Promise<DirectorySizes> {
  const measured = async () => {
    const [uploads, stored] = await Promise.all([storedBytes(database), databaseSize(database)])
    // Last, because it takes the longest: it is skipped when another part cannot be measured.
    return { uploads, stored, core: await programSize(config.database.dataDir) }
  }
  const { core, uploads, stored } = await withTimeout(TIMEOUT, measured()).catch(() => {
    throw failure('not_available')
  })
  return {
    raw: 0,
    core_size: partSize(core),
    themes_size: ABSENT,
    plugins_size: ABSENT,
    uploads_size: partSize(uploads),
    fonts_size: ABSENT,
    database_size: partSize(stored),
    total_size: partSize(core + uploads + stored),
  }
}

function partSize(bytes: number): PartSize {
  const size = humanSize(bytes)
  return { size, debug: `${size} (${bytes} bytes)`, raw: bytes }
}

let pending: Promise<number> | undefined

/** Measures the program, which has many files; concurrent calls share one measurement. */
function programSize(dataDir: string): Promise<number> {
  const program = applicationFolder()
  // Tools for development keep there what the program does not need, and more files than it has.
  const caches = path.join(program, 'node_modules', '.cache')
  pending ??= folderSize(program, [dataDir, caches], AbortSignal.timeout(TIMEOUT)).finally(() => {
    pending = undefined
  })
  return pending
}
