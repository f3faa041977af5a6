/**
 * `npm start`: builds what is stale, then runs the service in this very process, so that signals
 * reach it as they are sent.
 */
import { buildWhatIsStale } from './build.mjs'

await buildWhatIsStale()
await import('../dist/main.js')
