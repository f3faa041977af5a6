import type { Provider } from './providers.ts'

/** Returns the provider of an address; undefined if none is known. */
export type ProviderFinder = (url: URL) => Provider | undefined

/**
 * Puts the configured providers before the well-known ones. One with the name of a well-known
 * provider replaces it; without patterns it only removes it.
 */
export function createProviderFinder(
  configured: readonly Provider[],
  wellKnown: readonly Provider[],
): ProviderFinder {
  const named = new Set(configured.map(({ name }) => name.toLowerCase()))
  const others = wellKnown.filter(({ name }) => !named.has(name.toLowerCase()))
  const known = [...configured, ...others].map((provider) => ({
    provider,
    tests: provider.patterns.map(readPattern),
  }))
  return (url) => known.find(({ tests }) => tests.some((test) => test(url)))?.provider
}

const PATTERN = /^(https?):\/\/([^/?#]+)(\/[^?#]*)$/

/** Whether a text is a valid address pattern: a scheme, a host and a path. */
export const isPattern = (text: string): boolean => PATTERN.test(text)

/**
 * Host and path are matched separately, so that a `*` in one cannot match the other. `*.` before a
 * host also matches the host itself, and an https pattern also matches http.
 */
function readPattern(pattern: string): (url: URL) => boolean {
  const [, scheme = '', host = '', path = ''] = PATTERN.exec(pattern) ?? []
  const hosts = new RegExp(`^${escaped(host.toLowerCase()).replace(/^\\\*\\\./, '(?:[^/]+\\.)?')}$`)
  const paths = new RegExp(`^${escaped(path).replaceAll('\\*', '.*')}$`, 's')
  return (url) => {
    const secure = url.protocol === 'https:' || url.protocol === `${scheme}:` || scheme === 'https'
    return secure && hosts.test(url.host) && paths.test(url.pathname + url.search)
  }
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
