import { OutgoingError } from '../../outgoing/errors.ts'
import type { Outgoing } from '../../outgoing/outgoing.ts'
import type { Provider } from '../embeds/providers.ts'
import { reasonOf } from './failure-reason.ts'
import type { Check } from './health-site.ts'
import { critical, good } from './result.ts'

const MILLISECONDS = 5000
const BYTES = 64 * 1024
/** More than a site has, and fewer than would keep the node from its other requests. */
const MOST = 8

/** What an answer may fail with when the provider itself has been reached. */
const REACHED: ReadonlySet<string> = new Set(['status', 'type', 'size', 'redirects'])

/** Providers that the operator has named; any answer at all shows that they can be reached. */
export const checkProviders: Check = async ({ config, outgoing }) => {
  const providers = config.embedProviders.slice(0, MOST)
  if (providers.length === 0) {
    return good('No provider has to be reached', 'The site has no embed providers of its own.')
  }
  const failures = (
    await Promise.all(providers.map((provider) => failureOf(outgoing, provider)))
  ).filter((failure) => failure !== undefined)
  if (failures.length === 0) {
    return good('Outgoing requests reach their providers', 'All embed providers can be reached.')
  }
  return critical(
    'A provider cannot be reached',
    `${failures.join('; ')}.`,
    'See whether this machine may send requests there, and whether the provider is up.',
  )
}

/** Host and reason; undefined when it answered. */
async function failureOf(outgoing: Outgoing, { endpoint }: Provider): Promise<string | undefined> {
  try {
    const types = ['application/json', 'text/html']
    await outgoing.get(endpoint, {
      types,
      bytes: BYTES,
      overflow: 'cut',
      milliseconds: MILLISECONDS,
    })
    return undefined
  } catch (error) {
    if (error instanceof OutgoingError && REACHED.has(error.reason)) return undefined
    return `${new URL(endpoint).host}: ${reasonOf(error)}`
  }
}
