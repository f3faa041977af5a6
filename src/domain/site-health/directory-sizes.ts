import { applicationFolder } from '../../application-folder.ts'
import { databaseSize, storedBytes } from '../../data/system-state.ts'
import { failure } from '../errors.ts'
import { within } from './deadline.ts'
import { folderSize } from './folder-size.ts'
import type { HealthSite } from './health-site.ts'
import { humanSize } from './human-size.ts'

/** The size of a part, or why there is none. */
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
const LONGEST = 30_000

/** Service and database are one program with its data: there are no folders of these kinds. */
const ABSENT: PartSize = {
  size: 'The site has no folder of this kind.',
  debug: 'directory not found',
}

/**
 * The parts of the site and their sizes (behaviour/tools.md#directory-sizes).
 * @throws DomainError 500 not_available when a part cannot be measured in time
 */
export async function directorySizes({ database, config }: HealthSite): Promise<DirectorySizes> {
  const measured = async () => {
    const [uploads, stored] = await Promise.all([storedBytes(database), databaseSize(database)])
    // Last, because it takes longest: where another part cannot be measured it is not begun.
    return { uploads, stored, core: await programSize(config.database.dataDir) }
  }
  const { core, uploads, stored } = await within(LONGEST, measured()).catch(() => {
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

let underWay: Promise<number> | undefined

/** The program has many files: who asks while they are counted gets the same count. */
function programSize(dataDir: string): Promise<number> {
  underWay ??= folderSize(applicationFolder(), [dataDir], AbortSignal.timeout(LONGEST)).finally(
    () => {
      underWay = undefined
    },
  )
  return underWay
}
