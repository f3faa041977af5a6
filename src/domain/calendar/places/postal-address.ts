import type { VenueDetails } from '../../../data/place-row.ts'

/** The lines of an address in the words of schema.org's PostalAddress; empty ones stay out. */
export type PostalLines = Readonly<
  Partial<
    Record<
      'streetAddress' | 'addressLocality' | 'addressRegion' | 'postalCode' | 'addressCountry',
      string
    >
  >
>

/** Where a venue is. Its region is whichever of the three members for one is filled. */
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
