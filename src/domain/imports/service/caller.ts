import { ANONYMOUS, type Caller } from '../../accounts/caller.ts'

/**
 * Whoever calls back from this very program: a visitor like others, whose requests come in process
 * alone. It is known by its identity, so that nobody outside can be taken for it.
 */
export const importServiceCaller: Caller = { ...ANONYMOUS }
