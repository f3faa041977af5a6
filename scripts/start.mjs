/**
 * `npm start`: builds what is stale, then runs the service in this very process, so that signals
 * reach it as they are sent.
 */
import { build, needsBuild } from './build.mjs'

try {
  if (needsBuild()) build()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
await import('../dist/src/main.js')
