/**
 * `npm start`: builds the program if it is stale, then runs the service in this process, so that it
 * receives signals directly.
 */
import { buildIfStale } from './build.mjs'

await buildIfStale()
await import('../dist/main.js')
