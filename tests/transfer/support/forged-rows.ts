import { forge } from './folders.ts'

type Row = Record<string, unknown>

/** Changes the rows of a table, as objects or as whole lines. */
export const rows =
  (table: string, change: (row: Row, at: number) => Row | string) =>
  (folder: string): void =>
    forge(folder, `rows/${table}.ndjson`, (lines) =>
      lines.map((line, at) => {
        const changed = change(JSON.parse(line) as Row, at)
        return typeof changed === 'string' ? changed : JSON.stringify(changed)
      }),
    )

/** Changes the first row, or replaces its line. */
export const first = (change: Row | string) => (row: Row, at: number) =>
  at > 0 ? row : typeof change === 'string' ? change : { ...row, ...change }

/** Changes the first file that an archive lists. */
export const firstMedia = (change: Row) => (folder: string) =>
  forge(folder, 'media.ndjson', ([line = '', ...rest]) => [
    JSON.stringify({ ...(JSON.parse(line) as Row), ...change }),
    ...rest,
  ])
