import { OutgoingError } from '../../adapters/outgoing/outgoing-error.ts'
import type { Outgoing } from '../../adapters/outgoing/outgoing.ts'
import type { Provider } from '../embeds/providers.ts'
import { reasonOf } from './failure-reason.ts'
import type { Check } from './health-site.ts'
import { critical, good } from './result.ts'

const TIMEOUT = 5000
const BYTES = 64 * 1024
/** A limit, so that the test does not block other requests of the node. */
const MAX_PROVIDERS = 8

/** Failures that still prove that the provider was reached. */
const REACHED: ReadonlySet<string> = new Set(['status', 'type', 'size', 'redirects'])

/** Tests the configured embed providers; any response proves that they can be reached. */
export const checkProviders: Check = async ({ config, outgoing }) => {
  const providers = config.embedProviders.slice(0, MAX_PROVIDERS)
  if (providers.length === 0) {
    return good('There are no providers to reach', 'The site has no embed providers of its own.')
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
    'Check that this machine is allowed to send requests there, and that the provider is up.',
  )
}

/** Returns the host and the reason; undefined when the provider responded. */
async function failureOf(outgoing: Outgoing, { endpoint }: Provider): Promise<string | undefined> {
  try {
    const types = ['application/json', 'text/html']
    await outgoing.get(endpoint, {
      types,
      bytes: BYTES,
      overflow: 'cut',
      milliseconds: TIMEOUT,
    })
    return undefined
  } catch (error) {
    if (error instanceof OutgoingError && REACHED.has(error.reason)) return undefined
    return `${new URL(endpoint).host}: ${reasonOf(error)}`
  }
}
