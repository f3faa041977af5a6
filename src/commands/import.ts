import type { Command } from 'commander'
import { addImportArchiveCommand } from './import-archive.ts'
import { addImportSiteCommand } from './import-site.ts'
import { addCalendarImportCommands } from './import-calendar.ts'

/** Adds a command for each kind of source. */
export function addImportCommands(program: Command): void {
  const group = program.command('import').description('import content')
  addImportArchiveCommand(group)
  addImportSiteCommand(group)
  addCalendarImportCommands(group)
}
