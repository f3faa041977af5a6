import type { AppContext } from '../../context.ts'
import { countAdUnits } from '../../data/ads/unit-reader.ts'
import { listProviderLinks, type ProviderLink } from '../../data/ads/provider-links.ts'
import { countMessages } from '../../data/mail/outbox.ts'
import { browserOf } from '../../domain/ads/counting/track.ts'
import { headerText, type ApiRequest } from '../../http/request.ts'

const onOff = (flag: boolean): string => (flag ? 'on' : 'off')

/**
 * A support report (behaviour/ads.md#look-ups) without secrets, and without anything that changes
 * by itself from one moment to the next.
 */
export async function describeAds(ctx: AppContext, request: ApiRequest): Promise<string> {
  const { config, siteUrl, apiUrl } = ctx
  const [site, { settings }, units, messages, links] = await Promise.all([
    ctx.settings(),
    ctx.ads.plan(),
    countAdUnits(ctx.database),
    countMessages(ctx.database),
    listProviderLinks(ctx.database),
  ])
  const sections: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
    [
      'Site',
      [
        ['Title', site.title],
        ['Address', siteUrl],
        ['API', apiUrl],
        ['Language', site.language],
        ['Time zone', site.timezone],
      ],
    ],
    ['Client', [['Browser', browserOf(headerText(request.headers, 'user-agent') ?? '')]]],
    [
      'Service configuration',
      [
        ['Mail server', config.mail.smtpUrl === undefined ? 'none: messages wait' : 'configured'],
        ...messages.map(({ status, count }) => [`Messages ${status}`, String(count)] as const),
        ['Country of visitors', config.ads.geo.country === '' ? 'unknown' : 'by header'],
        ['Ad provider', linkState(links)],
        ['Registered places', String(config.ads.locations.length)],
      ],
    ],
    [
      'Ads configuration',
      [
        ...units.map(({ status, type, count }) => [`${type}, ${status}`, String(count)] as const),
        ['Mode', settings.mode],
        ['Types of content', settings.post_types.join(', ')],
        ['Most ads on a page', String(settings.maxads)],
        ['Counting', onOff(settings.ad_performance_tracking)],
        ['Click log', onOff(settings.ad_log)],
        ['ads.txt', onOff(settings.adsTxtEnabled)],
      ],
    ],
    [
      'Runtime',
      [
        ['Almanac', 'ads-route, ads-adsense'],
        ['Node', process.versions.node.split('.')[0] ?? ''],
      ],
    ],
  ]
  return sections
    .map(([title, lines]) =>
      [`### ${title}`, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
}

/** The state of the link to the provider, with its last message if that was a refusal. */
function linkState(links: readonly ProviderLink[]): string {
  const [link] = links
  if (link === undefined) return 'not linked'
  const { accountId, errorReason, errorMessage } = link
  const state = accountId === '' ? 'confirmed, account not read' : `linked, ${accountId}`
  return errorReason === '' ? state : `${state}; refused: ${errorReason} ${errorMessage}`.trim()
}
