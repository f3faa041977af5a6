import { z } from 'zod'

const text = z.string().trim().min(1).max(500)
const address = z.url({ protocol: /^https?$/ }).max(2000)

/** Who runs the site, where that is more than its title (schema-output.md 4.2). */
const organization = z.strictObject({
  type: z
    .enum([
      'Organization',
      'NewsMediaOrganization',
      'LocalBusiness',
      'EducationalOrganization',
      'NGO',
    ])
    .optional(),
  name: text.optional(),
  legal_name: text.optional(),
  same_as: z.array(address).max(50).optional(),
  telephone: text.optional(),
  contact_type: text.optional(),
  contact_url: address.optional(),
  email: text.optional(),
  address: z
    .strictObject({
      street: text.optional(),
      locality: text.optional(),
      region: text.optional(),
      postal_code: text.optional(),
      country: text.optional(),
    })
    .optional(),
})

const options = z.strictObject({
  article_type: z.enum(['Article', 'NewsArticle', 'BlogPosting']).optional(),
  organization: organization.optional(),
  /** Whether search engines may offer the search of the site. On at first, as the next four. */
  website_search: z.boolean().optional(),
  breadcrumb: z.boolean().optional(),
  article_body: z.boolean().optional(),
  video: z.boolean().optional(),
  /** Off at first. */
  comments: z.boolean().optional(),
  /** Types of entries that have no structured data, such as `attachment`. */
  disabled_types: z.array(text).max(20).optional(),
})

/** What a site says of itself and leaves out; what is not named has its default. */
export type StructuredDataOptions = Readonly<z.infer<typeof options>>

/** The options that a value holds; undefined for one that is none or has others. */
export function readStructuredDataOptions(value: unknown): StructuredDataOptions | undefined {
  const read = options.safeParse(value)
  return read.success ? read.data : undefined
}
