import { webAddress } from '../accounts/profile.ts'

/** Whether a text is an absolute address of the web, as websites of events and places have to be. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text.trim()) && webAddress(text) !== ''
}
