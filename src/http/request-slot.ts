import type { IncomingMessage } from 'node:http'

/** A place on a request for something that belongs to it. */
export interface RequestSlot<T> {
  get(message: IncomingMessage): T | undefined
  set(message: IncomingMessage, value: T): void
}

/**
 * Makes a place that only its maker knows. A weak map would do the same, but the collector of
 * garbage walks through its entries each time, which makes an answer a third slower.
 */
export function requestSlot<T>(name: string): RequestSlot<T> {
  const key: unique symbol = Symbol(name)
  // Any request: the slot is a member that it may have.
  interface Slotted extends Pick<IncomingMessage, 'url'> {
    [key]?: T
  }
  return {
    // A member that is not there would be looked for in all prototypes of the message.
    get: (message: Slotted): T | undefined =>
      Object.hasOwn(message, key) ? message[key] : undefined,
    set(message: Slotted, value) {
      message[key] = value
    },
  }
}
