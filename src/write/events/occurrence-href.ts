import type { WriteApp } from '../app/write-app.ts'
import type { WallTime } from './wall-time.ts'

/** The address of the form of one time of a series. */
export const occurrenceHref = ({ href }: WriteApp, id: number, time: WallTime): string =>
  href(`events/${id}/${time.replace(' ', 'T')}`)
