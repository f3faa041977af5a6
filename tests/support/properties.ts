import fc from 'fast-check'

/**
 * Cases are the same in every run, so that a commit that passed keeps passing; `SEED=7 npm test`
 * looks at others.
 */
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 20_261_121) })

export { fc }
