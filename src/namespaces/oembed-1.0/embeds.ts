import type { EmbedsOperations } from '../../../generated/oembed-1.0/operations.ts'
import { has } from '../../domain/accounts/caller.ts'
import type { OEmbed } from '../../domain/embeds/oembed.ts'
import { resolveEmbed } from '../../domain/embeds/proxy.ts'
import { embedSiteAddress } from '../../domain/embeds/site-embed.ts'
import { parseSiteAddress } from '../../domain/embeds/site-address.ts'
import { failure, forbidden } from '../../domain/errors/errors.ts'
import { oembedXml } from './xml.ts'

interface Formatted {
  readonly query: { readonly format: string }
}

const represent = ({ query }: Formatted) => (query.format === 'xml' ? oembedXml : undefined)

export const embeds: EmbedsOperations = {
  getEmbed: {
    represent,
    async run({ query }, ctx) {
      const place = parseSiteAddress(ctx.siteUrl, query.url)
      const embed = place && (await embedSiteAddress(ctx, place, leadingNumber(query.maxwidth)))
      return { status: 200, body: found(embed) }
    },
  },
  // Always JSON, whatever format the query names (behaviour/protocol.md#embeds).
  getProxiedEmbed: {
    authorize({ caller }) {
      if (!has(caller, 'edit_posts')) throw forbidden('rest_forbidden', caller)
    },
    async run({ query }, ctx) {
      const { url, maxwidth: maxWidth, maxheight: maxHeight, discover } = query
      return {
        status: 200,
        body: found(await resolveEmbed(ctx, { url, maxWidth, maxHeight, discover })),
      }
    },
  },
}

/** @throws DomainError 404 oembed_invalid_url */
function found(embed: OEmbed | undefined): OEmbed {
  if (embed === undefined) throw failure('oembed_invalid_url')
  return embed
}

/** The number at the beginning of a text, as clients expect; 0 for none. */
function leadingNumber(text: string): number {
  return Number(/^\s*[+-]?\d{1,9}/.exec(text)?.[0] ?? 0)
}
