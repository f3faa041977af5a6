import type { Provider } from './providers.ts'

/** Says whom to ask about an address; undefined when nobody known has it. */
export type ProviderFinder = (url: URL) => Provider | undefined

/**
 * Puts the configured providers before the well-known ones. One that has the name of a well-known
 * one takes its place; without patterns it only removes it.
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

/** Whether a text is a pattern of addresses: a scheme, a host, and a path with a slash at least. */
export const isPattern = (text: string): boolean => PATTERN.test(text)

/**
 * Host and path are compared apart, so that no `*` of one reaches into the other. `*.` before a
 * host means the host itself too, and http counts as https where the pattern says https.
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
