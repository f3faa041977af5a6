/**
 * Creates a function that memoizes its result per object, as long as the object is in use
 * elsewhere.
 */
export function perObject<Given extends object, Made>(
  make: (given: Given) => Made,
): (given: Given) => Made {
  const known = new WeakMap<Given, { readonly made: Made }>()
  return (given) => {
    const kept = known.get(given)
    if (kept !== undefined) return kept.made
    const made = make(given)
    known.set(given, { made })
    return made
  }
}

let objects = 0

/** Identifies objects in the keys of caches. */
export const numberOf = perObject(() => ++objects)
