import path from 'node:path'
import { script } from '../immutable-asset.ts'
import { CREDENTIALS } from './scripts/tab-credentials.ts'
import { REQUESTS } from './scripts/requests.ts'
import { SEARCH } from './scripts/filter-rows.ts'

const START = `
setUpSearch()
setUpCredentials()
setUpRequests()
`

const asset = script('docs', SEARCH, CREDENTIALS, REQUESTS, START)

/** Filters lists by the search text, and sends requests from the operations' forms. */
export const DOCS_SCRIPT = asset.body

/** Changes with the content, so that browsers may keep it forever. */
export const DOCS_SCRIPT_NAME = path.posix.basename(asset.path)
