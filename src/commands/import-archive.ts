import type { Command } from 'commander'
import { importArchive } from '../domain/transfer/archive/import-archive.ts'
import { answerSite } from './archive-site.ts'
import { answer } from './run-command.ts'

interface Options {
  readonly replace?: boolean
  readonly json?: boolean
}

/** The import that is meant where none is named. */
export function addImportArchiveCommand(group: Command): void {
  group
    .command('archive', { isDefault: true })
    .description('make the site what "almanac export" has written')
    .argument('<folder>', 'what the export has written')
    .option('--replace', 'let go of all that the site has')
    .option('--json', 'answer in JSON')
    .action((folder: string, options: Options) => take(folder, options))
}

function take(folder: string, { replace = false, json }: Options): Promise<void> {
  return answerSite(async ({ ctx, databaseUrl, tell }) => {
    const manifest = await importArchive(folder, {
      databaseUrl,
      database: ctx.database,
      media: ctx.media,
      clock: () => ctx.clock(),
      replace,
      tell,
      onLeft: (error) => ctx.log.warn({ err: error }, 'files of the former site were left'),
    })
    const { files } = manifest.media
    const rows = Object.values(manifest.files).reduce((all, { lines }) => all + lines, 0)
    answer(json, { folder, rows, media_files: files }, [
      `Took ${rows} rows and ${files} media files from ${folder}.`,
      'Accounts and passwords are those of the archive. Start services of this site anew.',
    ])
  })
}
