import { webAddress } from '../accounts/profile.ts'

/** Whether a text is an absolute web address, as required for the websites of events and places. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text.trim()) && webAddress(text) !== ''
}
