import { z } from 'zod'

/** Header names are compared in lower case. */
export const headerName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z\d-]{0,63}$/, 'must be the name of a header')
  .transform((name) => name.toLowerCase())
  .optional()

const LOCATION = /^([A-Za-z\d_-]{1,60})(?:=([^;]{0,200}))?$/

/** Parses `sidebar=Beside the text; footer` as places with descriptions. */
export const adLocations = z
  .string()
  .default('')
  .transform((text, issues) => {
    const parts = text.split(';').map((part) => part.trim())
    return parts
      .filter((part) => part !== '')
      .flatMap((part) => {
        const match = LOCATION.exec(part)
        if (match === null) {
          issues.addIssue({
            code: 'custom',
            message: 'must be names, each with = and a description, separated by semicolons',
          })
          return []
        }
        const [, location = '', description = ''] = match
        return [{ location, description: description.trim() }]
      })
  })

/**
 * A mail server, such as `smtp://user:password@mail.example.org:587`; `smtps:` uses TLS from the
 * start.
 */
export const smtpAddress = z
  .string()
  .refine(isSmtpAddress, 'must be an address like smtp://user:password@mail.example.org:587')
  .optional()

function isSmtpAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== ''
}

export const mailAddress = z
  .string()
  .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be a mail address')
  .optional()

export interface MailConfig {
  /** URL of the mail server, possibly with a password. */
  readonly smtpUrl?: string
  /** Sender of all messages; by default derived from the site's host. */
  readonly from?: string
}
