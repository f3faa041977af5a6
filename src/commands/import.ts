import type { Command } from 'commander'
import { addImportArchiveCommand } from './import-archive.ts'
import { addImportSiteCommand } from './import-site.ts'
import { addCalendarImportCommands } from './import-calendar.ts'

/** What brings content in: each kind of source is a command of its own. */
export function addImportCommands(program: Command): void {
  const group = program.command('import').description('bring content in')
  addImportArchiveCommand(group)
  addImportSiteCommand(group)
  addCalendarImportCommands(group)
}
