import { ANONYMOUS, type Caller } from '../../accounts/caller.ts'

/**
 * The caller of callbacks made in process by this program: an anonymous visitor, recognized by
 * object identity, so that nobody outside can impersonate it.
 */
export const importServiceCaller: Caller = { ...ANONYMOUS }
