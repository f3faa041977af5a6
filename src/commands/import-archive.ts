import type { Command } from 'commander'
import { importArchive } from '../domain/transfer/archive/import-archive.ts'
import { runArchiveCommand } from './run-archive-command.ts'
import { printResult } from './run-command.ts'

interface Options {
  readonly replace?: boolean
  readonly json?: boolean
}

/** Adds the default import command. */
export function addImportArchiveCommand(group: Command): void {
  group
    .command('archive', { isDefault: true })
    .description('replace the site with an export')
    .argument('<folder>', 'folder of the export')
    .option('--replace', 'discard all content of the site')
    .option('--json', 'answer in JSON')
    .action((folder: string, options: Options) => runImport(folder, options))
}

function runImport(folder: string, { replace = false, json }: Options): Promise<void> {
  return runArchiveCommand(async ({ ctx, databaseUrl, report }) => {
    const manifest = await importArchive(folder, {
      databaseUrl,
      database: ctx.database,
      media: ctx.media,
      clock: () => ctx.clock(),
      replace,
      report,
      onLeftoverFiles: (error) =>
        ctx.log.warn({ err: error }, 'some files of the previous site could not be removed'),
    })
    const { files } = manifest.media
    const rows = Object.values(manifest.files).reduce((all, { lines }) => all + lines, 0)
    printResult(json, { folder, rows, media_files: files }, [
      `Imported ${rows} rows and ${files} media files from ${folder}.`,
      'Accounts and passwords are now those of the archive. Restart the services of this site.',
    ])
  })
}
