/** A hook of Node's loader: `@jest/globals`, which works in Jest's realms alone, is `globals.mjs`. */
const globals = { url: new URL('globals.mjs', import.meta.url).href, shortCircuit: true }

export const resolve = (specifier, context, next) =>
  specifier === '@jest/globals' ? globals : next(specifier, context)
