/** `npm run almanac`: builds what is stale, then runs the command line in this very process. */
import { buildWhatIsStale } from './build.mjs'

await buildWhatIsStale()
await import('../dist/cli.js')
