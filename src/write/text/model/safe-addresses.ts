/** Decides which addresses of stored text may be used in the editor's page. */

const LINKS = /^(?:https?|mailto|tel|ftps?|sms|webcal):/i
const PICTURES = /^https?:/i
const SCHEME = /^[^/?#]*:/

/** What browsers drop from addresses before they read the scheme. */
// oxlint-disable-next-line no-control-regex -- exactly these are dropped
const DROPPED = /[\0-\x20\x7f-\xa0]/g

const safe = (address: string | undefined, schemes: RegExp): string | undefined => {
  if (address === undefined) return undefined
  const clean = address.replace(DROPPED, '')
  if (clean === '') return undefined
  return SCHEME.test(clean) && !schemes.test(clean) ? undefined : address.trim()
}

/** The address of a link if a browser cannot run it: with a known scheme, or relative. */
export const safeLink = (address: string | undefined): string | undefined => safe(address, LINKS)

/** The address of a picture if it only is fetched. */
export const safePicture = (address: string | undefined): string | undefined =>
  safe(address, PICTURES)
