import { parseDate } from '../../domain/content/entry-dates.ts'

/** Filters by a date, which the validator has checked; one without an offset is of the site's zone. */
export const withDate =
  <Made>(make: (date: Date) => Made) =>
  (text: string, { zone }: { readonly zone: string }): Made | undefined => {
    const date = parseDate(text, zone)
    return date && make(date)
  }
