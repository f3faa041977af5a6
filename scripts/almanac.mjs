/** `npm run almanac`: builds the program if it is stale, then runs the command line in this process. */
import { buildIfStale } from './build.mjs'

await buildIfStale()
await import('../dist/cli.js')
