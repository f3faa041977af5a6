import { Window } from 'happy-dom'
import { SITE } from './serve.mjs'

const NAMES = [
  'document',
  'navigator',
  'localStorage',
  'DOMParser',
  'Element',
  'Event',
  'HTMLElement',
  'MutationObserver',
  'Node',
]

/** Defines the parts of a browser that packages of the editor look for when they are loaded. */
export function defineBrowserGlobals() {
  const window = new Window({ url: SITE })
  for (const name of NAMES) define(name, window[name])
  define('window', window)
  // Requests go by Node: the window's own would keep to the rules of an origin.
  window.fetch = globalThis.fetch
}

function define(name, value) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
