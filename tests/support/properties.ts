import fc from 'fast-check'

/** Fixes the seed, so that all runs test the same cases; `SEED=7 npm test` tests others. */
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 20_261_121) })

export { fc }
