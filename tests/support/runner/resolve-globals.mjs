/** A hook of Node's loader: `@jest/globals`, which works in Jest's realms alone, is `globals.mjs`. */
const url = new URL('globals.mjs', import.meta.url).href

export const resolve = (specifier, context, next) =>
  specifier === '@jest/globals'
    ? { url, format: 'module', shortCircuit: true }
    : next(specifier, context)
