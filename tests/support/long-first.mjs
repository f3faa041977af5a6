/**
 * Runs the longest test files first, so that no worker is left with one at the end. Jest itself only
 * knows durations of earlier runs, of which a fresh checkout has none. Jest loads this file without
 * its transformer, so it is plain JavaScript.
 */
import TestSequencer from '@jest/test-sequencer'

/** Parts of file paths, longest tests first. All other files take some seconds. */
const LONG = [
  'tests/visibility/hidden-texts',
  'tests/contract/readme-steps',
  'tests/faults/',
  'tests/server/imports',
  'tests/hostile/contract.property',
  'tests/conformance/',
  'tests/server/',
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
  /** Keeps Jest's order for short tests. */
  sort(tests) {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own method, not that of arrays
    const known = super.sort(tests)
    return known.toSorted((one, other) => rank(one) - rank(other))
  }
}
