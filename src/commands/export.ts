import type { Command } from 'commander'
import { exportArchive } from '../domain/transfer/archive/export-archive.ts'
import { answerSite } from './archive-site.ts'
import { answer } from './run-command.ts'

export function addExportCommand(program: Command): void {
  program
    .command('export')
    .description('write the whole site into a folder: a backup, or what another site begins with')
    .argument('<folder>', 'a new folder; it holds password hashes and the key of the site')
    .option('--json', 'answer in JSON')
    .action((folder: string, { json }: { json?: boolean }) => write(folder, json))
}

function write(folder: string, json: boolean | undefined): Promise<void> {
  return answerSite(async ({ ctx, databaseUrl, tell }) => {
    const { store } = ctx.media
    const { manifest, lost } = await exportArchive(folder, { databaseUrl, store, tell })
    const { files, bytes } = manifest.media
    const rows = Object.values(manifest.files).reduce((all, { lines }) => all + lines, 0)
    const told = { folder, rows, media_files: files, media_bytes: bytes, lost }
    const lines = [
      `Wrote ${rows} rows and ${files} media files (${bytes} bytes) to ${folder}.`,
      ...lost.map((key) => `The media file ${key} is lost: the store does not have it.`),
    ]
    answer(json, told, lines)
  })
}
