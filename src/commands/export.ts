import type { Command } from 'commander'
import { recordAuditEvent } from '../data/audit/audit-events.ts'
import { exportArchive } from '../domain/transfer/archive/export-archive.ts'
import { runArchiveCommand } from './run-archive-command.ts'
import { printResult } from './run-command.ts'

export function addExportCommand(program: Command): void {
  program
    .command('export')
    .description('export the whole site to a folder, as a backup or for another site')
    .argument('<folder>', 'a new folder; it will contain password hashes and the key of the site')
    .option('--json', 'answer in JSON')
    .action((folder: string, { json }: { json?: boolean }) => runExport(folder, json))
}

function runExport(folder: string, json: boolean | undefined): Promise<void> {
  return runArchiveCommand(async ({ ctx, databaseUrl, interruptible, report }) => {
    const { store } = ctx.media
    const { manifest, lost } = await interruptible((signal) =>
      exportArchive(folder, { databaseUrl, store, report, signal }),
    )
    await ctx.database.transact((tx) =>
      recordAuditEvent(tx, { kind: 'site_exported', objectType: 'site' }),
    )
    const { files, bytes } = manifest.media
    const rows = Object.values(manifest.files).reduce((all, { lines }) => all + lines, 0)
    const result = { folder, rows, media_files: files, media_bytes: bytes, lost }
    const lines = [
      `Wrote ${rows} rows and ${files} media files (${bytes} bytes) to ${folder}.`,
      ...lost.map((key) => `The media file ${key} is missing from the store.`),
    ]
    printResult(json, result, lines)
    // The rest is a valid archive, but must not be mistaken for a complete backup.
    if (lost.length > 0) process.exitCode = 1
  })
}
