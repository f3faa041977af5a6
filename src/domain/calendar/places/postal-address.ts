import type { VenueDetails } from '../../../data/places/place-row.ts'

/** The lines of an address in the vocabulary of schema.org's PostalAddress, without empty ones. */
export type PostalLines = Readonly<
  Partial<
    Record<
      'streetAddress' | 'addressLocality' | 'addressRegion' | 'postalCode' | 'addressCountry',
      string
    >
  >
>

/** Returns the address of a venue. Its region is the first non-empty one of three members. */
export function postalLines(details: VenueDetails): PostalLines {
  const { stateProvince, state, province } = details
  const lines: Required<PostalLines> = {
    streetAddress: details.address,
    addressLocality: details.city,
    addressRegion: stateProvince || state || province,
    postalCode: details.zip,
    addressCountry: details.country,
  }
  return Object.fromEntries(Object.entries(lines).filter(([, line]) => line !== ''))
}
