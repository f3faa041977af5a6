/**
 * Begins with what takes longest, so that no worker is left alone with it at the end. Jest knows how
 * long files took only where they ran before, which in a fresh checkout none has. Jest loads this
 * without its transformer, so it is plain JavaScript.
 */
import TestSequencer from '@jest/test-sequencer'

/** Longest first; a row fits the files whose path has it. All others take some seconds. */
const LONG = [
  'tests/runtime/imports',
  'tests/hostile/contract.property',
  'tests/conformance/',
  'tests/runtime/',
  'tests/domain/imports/many-events',
  'tests/media/fuzz',
  'tests/contract/discovery',
  'tests/ads-adsense/',
  'tests/transfer/',
  'tests/imports/',
  '.property.',
]

const rank = ({ path }) => {
  const at = LONG.findIndex((part) => path.includes(part))
  return at < 0 ? LONG.length : at
}

export default class LongFirst extends TestSequencer {
  /** What takes some seconds stays in Jest's own order. */
  sort(tests) {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method, not that of arrays
    const known = super.sort(tests)
    return known.toSorted((one, other) => rank(one) - rank(other))
  }
}
