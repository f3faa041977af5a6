import { z } from 'zod'

const text = z.string().trim().min(1).max(500)
const address = z.url({ protocol: /^https?$/ }).max(2000)

/**
 * The organization behind the site, if it is more than the title
 * (behaviour/structured-data.md#webpage-breadcrumblist-organization-website-person).
 */
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
  /** Its website, where that is not the site. */
  url: address.optional(),
  /** Id of a picture; that of the site unless it is named. */
  logo: z.int32().min(1).optional(),
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

const articleType = z.enum(['Article', 'NewsArticle', 'BlogPosting'])

const options = z.strictObject({
  /** The article type of posts, or of several content types by name. */
  article_type: z
    .union([
      articleType,
      z.strictObject({ post: articleType.optional(), page: articleType.optional() }),
    ])
    .optional(),
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

/** What a site states and omits in structured data; missing members have defaults. */
export type StructuredDataOptions = Readonly<z.infer<typeof options>>

/** The options in a value; undefined if it is not an object of known options. */
export function readStructuredDataOptions(value: unknown): StructuredDataOptions | undefined {
  const read = options.safeParse(value)
  return read.success ? read.data : undefined
}
