/** Places the ads selected for a visitor in a page: within a text and around it. */
import { contentTypes } from '../../content-types/content-types.ts'
import { loopPlaces } from '../placing/loop.ts'
import { outline } from '../placing/outline.ts'
import { groupPlaces, isTextPosition, placesOf, type Text } from '../placing/positions.ts'
import { passes } from '../rules/rules.ts'
import { isHome, isPlace, type ShownList, type ShownPage } from '../rules/visibility.ts'
import type { AdPlan, AdUnit } from '../plan.ts'
import { field } from '../units/fields.ts'
import type { Decided } from './decide.ts'
import { unitMarkup } from './markup.ts'
import { authorPublisher } from './revenue.ts'

export interface Page {
  readonly plan: AdPlan
  readonly decided: readonly Decided[]
  readonly shown: ShownPage
  readonly roles: readonly string[]
  /** The script nonce of the page's content security policy. */
  readonly nonce?: string
}

export interface Placement {
  /** The text with its ads; shortcode markers are removed. */
  text(html: string): string
  /** The markup between the items of a list of the given length, by the position (from 1) it follows. */
  between(items: number): ReadonlyMap<number, string>
  /** The ads at a place outside the text, such as `before_header`. */
  at(position: string): string
  /** The markup of all ads placed so far. */
  placed(): string
}

/** The ads of one page, limited to the number that the settings allow. */
export function placeAds(page: Page): Placement {
  const candidates = candidatesOf(page)
  let left = page.plan.settings.maxads
  let placed = ''
  const publisher = authorPublisher(page.plan.settings, page.shown)
  const take = (decided: Decided): string => {
    if (left <= 0) return ''
    const markup = unitMarkup({ ...page, publisher }, decided)
    if (markup === '') return ''
    // An ad space for sale does not count as an ad.
    if (page.plan.byId.get(decided.id)?.type !== 'ads_space') left--
    placed += markup
    return markup
  }
  return {
    text: (html) => placeInText(page, candidates, html, take),
    between: (items) => betweenItems(page, candidates, items, take),
    at: (position) =>
      candidates
        .filter(
          ({ decided, unit }) =>
            unit.type !== 'popup_ads' && positionOf(decided, unit, page) === position,
        )
        .map(({ decided }) => take(decided))
        .join('') + (position === 'ad_sticky_ad' ? popups(candidates).map(take).join('') : ''),
    placed: () => placed,
  }
}

/** The ads that show automatically on a page and their places, without rendering them. */
export function shownOn(page: Page): readonly (Candidate & { readonly position: string })[] {
  return candidatesOf(page).map((candidate) => ({
    ...candidate,
    position: positionOf(candidate.decided, candidate.unit, page),
  }))
}

interface Candidate {
  readonly decided: Decided
  readonly unit: AdUnit
}

/** Popups cover the page, whatever their position is. */
const popups = (candidates: readonly Candidate[]): readonly Decided[] =>
  candidates.filter(({ unit }) => unit.type === 'popup_ads').map(({ decided }) => decided)

/** The selected units that show automatically on this page. */
function candidatesOf(page: Page): readonly Candidate[] {
  return allowsAds(page) ? unitsOf(page).filter(({ unit }) => isVisible(page, unit)) : []
}

const unitsOf = ({ plan, decided }: Page): readonly Candidate[] =>
  decided.flatMap((one) => {
    const unit = plan.byId.get(one.id)
    return unit === undefined ? [] : [{ decided: one, unit }]
  })

/** Whether the settings allow ads on a page of this kind. */
function allowsAds({ plan: { settings }, shown }: Pick<Page, 'plan' | 'shown'>): boolean {
  const { visibility } = settings
  if (isHome(shown) && visibility.AppHome === false) return false
  if (shown.kind === 'list') {
    const flag = FLAGS[shown.list]
    return flag === undefined || visibility[flag] !== false
  }
  if (shown.kind !== 'entry') return true
  const { type, tags } = shown.entry
  if (settings.multiPluginsValue.some(({ value }) => isPartOf(type, value))) return false
  const without = new Set(settings.multiTagsValue.map(({ value }) => value))
  return settings.post_types.includes(type) && !tags.some((tag) => without.has(tag))
}

/** Whether a content type belongs to an integration; integrations that only extend pages have none. */
const isPartOf = (type: string, integration: string): boolean =>
  integration === 'calendar' && CALENDAR_TYPES.has(type)

const CALENDAR_TYPES: ReadonlySet<string> = new Set([
  contentTypes.cal_events.name,
  contentTypes.cal_venue.name,
  contentTypes.cal_organizer.name,
])

/** The setting that allows ads on each list; no setting covers search results. */
const FLAGS: Readonly<Record<ShownList, keyof AdPlan['settings']['visibility'] | undefined>> = {
  latest: 'AppHome',
  category: 'AppCate',
  tag: 'AppTags',
  author: 'AppArch',
  search: undefined,
}

const isVisible = ({ shown, roles }: Page, { fields }: AdUnit): boolean =>
  passes(
    { include: field(fields, 'visibility_include'), exclude: field(fields, 'visibility_exclude') },
    'any',
    (rule) => isPlace(shown, roles, rule),
  )

/** A place that the settings assign to a unit overrides the unit's own position. */
function positionOf(decided: Decided, unit: AdUnit, { plan }: Page): string {
  const [location] =
    Object.entries(plan.settings.location_settings).find(
      ([, { status, ad }]) => status === true && ad === `ad${unit.number}`,
    ) ?? []
  return location === undefined
    ? (decided.position ?? field(unit.fields, 'position'))
    : `api-${location}`
}

interface Insertion {
  readonly at: number
  /** Offset after the replaced text. */
  readonly end: number
  readonly markup: string
}

const insertion = (at: number, markup: string): Insertion => ({ at, end: at, markup })

type Take = (decided: Decided) => string

const MARK = /<div data-ads-place="(\w*)"><\/div>/g

function placeInText(
  page: Page,
  candidates: readonly Candidate[],
  html: string,
  take: Take,
): string {
  const insertions = [...automatic(page, candidates, html, take), ...byShortcode(page, html, take)]
  return insert(html, insertions)
}

/** A list has no text of its own: an ad that is not between items goes before or after all of them. */
const hasText = ({ shown }: Page): boolean => shown.kind !== 'home' && shown.kind !== 'list'

function betweenItems(
  page: Page,
  candidates: readonly Candidate[],
  items: number,
  take: Take,
): ReadonlyMap<number, string> {
  const placed = new Map<number, string>()
  const here = candidates.filter(
    ({ decided, unit }) =>
      unit.type !== 'popup_ads' && positionOf(decided, unit, page) === 'loop_position',
  )
  for (let item = 1; item < items; item++) {
    const markup = here
      .filter(({ unit }) => loopPlaces(items, unit.fields).includes(item))
      .map(({ decided }) => take(decided))
      .join('')
    if (markup !== '') placed.set(item, markup)
  }
  return placed
}

function automatic(
  page: Page,
  candidates: readonly Candidate[],
  html: string,
  take: Take,
): Insertion[] {
  let text: Text | undefined
  const outlined = (): Text => (text ??= { ...outline(html), html })
  return candidates.flatMap(({ decided, unit }) => {
    if (unit.type === 'group_insertion') {
      if (!hasText(page)) return []
      return groupPlaces(outlined(), unit.fields).map((place, index) =>
        insertion(
          place,
          take({ ...decided, children: groupAt(unit, decided.children ?? [], index) }),
        ),
      )
    }
    const position = positionOf(decided, unit, page)
    if (unit.type === 'popup_ads' || !isTextPosition(position)) return []
    if (!hasText(page) && position !== 'beginning_of_post' && position !== 'end_of_post') return []
    const places = placesOf(position, outlined(), unit.fields, decided.chance ?? 0)
    return places.map((place) => insertion(place, take(decided)))
  })
}

/** The next ads of a group, wrapping around after the last one. */
function groupAt({ fields }: AdUnit, ids: readonly number[], round: number): number[] {
  const size = Math.min(field(fields, 'num_ads_t_s'), ids.length)
  return Array.from({ length: size }, (_, step) => ids[(round * size + step) % ids.length] ?? 0)
}

function byShortcode(page: Page, html: string, take: Take): Insertion[] {
  if (!html.includes('data-ads-place')) return []
  const { settings } = page.plan
  const named = settings.QckTags && allowsAds(page) ? unitsOf(page) : []
  return [...html.matchAll(MARK)].map((match) => {
    const name = match[1] ?? ''
    const found = named.find(({ unit }) => name === String(unit.id) || name === `ad${unit.number}`)
    const shows =
      found !== undefined && (settings.ignoreShortcodeCond || isVisible(page, found.unit))
    return {
      at: match.index,
      end: match.index + match[0].length,
      markup: shows ? take(found.decided) : '',
    }
  })
}

/** Ads at the same place keep the order in which they were found. */
function insert(html: string, insertions: readonly Insertion[]): string {
  let result = ''
  let done = 0
  for (const { at, end, markup } of insertions.toSorted((a, b) => a.at - b.at)) {
    result += html.slice(done, Math.max(at, done)) + markup
    done = Math.max(end, done)
  }
  return result + html.slice(done)
}
