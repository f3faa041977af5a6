import { LOGIN, PASSWORD, SITE } from './serve.mjs'

/** Sets the client up as a page of the editor does, but for credentials in place of a cookie. */
export function asCaller(apiFetch) {
  const credentials = `Basic ${btoa(`${LOGIN}:${PASSWORD}`)}`
  apiFetch.use(apiFetch.createRootURLMiddleware(`${SITE}/wp-json/`))
  apiFetch.use((options, next) =>
    next({ ...options, headers: { ...options.headers, Authorization: credentials } }),
  )
}
