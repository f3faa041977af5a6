/** Puts the ads that were decided for a visitor into a page: into a text, and around it. */
import { outline } from '../placing/outline.ts'
import { groupPlaces, isTextPosition, placesOf, type Text } from '../placing/positions.ts'
import { passes } from '../rules/rules.ts'
import { isPlace, type ShownPage } from '../rules/visibility.ts'
import type { AdPlan, AdUnit } from '../plan.ts'
import { field } from '../units/fields.ts'
import type { Decided } from './decide.ts'
import { unitMarkup } from './markup.ts'

export interface Page {
  readonly plan: AdPlan
  readonly decided: readonly Decided[]
  readonly shown: ShownPage
  /** Roles of the visitor. */
  readonly roles: readonly string[]
  /** Of a page whose policy lets scripts with it run. */
  readonly nonce?: string
}

export interface Placement {
  /** The text with the ads that belong into it; marks of shortcodes are gone. */
  text(html: string): string
  /** The ads at a place beside the text, such as `before_header`. */
  beside(position: string): string
  /** The markup of all ads that show so far. */
  placed(): string
}

/** One page's ads; together they are no more than the settings allow. */
export function placeAds(page: Page): Placement {
  const candidates = candidatesOf(page)
  let left = page.plan.settings.maxads
  let placed = ''
  const take = (decided: Decided): string => {
    if (left <= 0) return ''
    const markup = unitMarkup(page, decided)
    if (markup === '') return ''
    left--
    placed += markup
    return markup
  }
  return {
    text: (html) => placeInText(page, candidates, html, take),
    beside: (position) =>
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

/** What shows on a page by itself, and where, without putting it there. */
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

/** Popups lie above the page, whatever their position says. */
const popups = (candidates: readonly Candidate[]): readonly Decided[] =>
  candidates.filter(({ unit }) => unit.type === 'popup_ads').map(({ decided }) => decided)

/** The decided units that show on this page by themselves. */
function candidatesOf(page: Page): readonly Candidate[] {
  return allowsAds(page) ? unitsOf(page).filter(({ unit }) => isVisible(page, unit)) : []
}

const unitsOf = ({ plan, decided }: Page): readonly Candidate[] =>
  decided.flatMap((one) => {
    const unit = plan.byId.get(one.id)
    return unit === undefined ? [] : [{ decided: one, unit }]
  })

/** Whether the settings allow ads on such a page. */
export function allowsAds({ plan: { settings }, shown }: Pick<Page, 'plan' | 'shown'>): boolean {
  if (shown.kind === 'home') return settings.visibility.AppHome !== false
  if (shown.kind === 'other') return true
  const { type, tags } = shown.entry
  const without = new Set(settings.multiTagsValue.map(({ value }) => value))
  return settings.post_types.includes(type) && !tags.some((tag) => without.has(tag))
}

const isVisible = ({ shown, roles }: Page, { fields }: AdUnit): boolean =>
  passes(
    { include: field(fields, 'visibility_include'), exclude: field(fields, 'visibility_exclude') },
    'any',
    (rule) => isPlace(shown, roles, rule),
  )

/** A place that the settings fill with a unit beats the one that the unit names. */
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
  /** Of what is replaced. */
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
      return groupPlaces(outlined(), unit.fields).map((place, index) =>
        insertion(
          place,
          take({ ...decided, children: groupAt(unit, decided.children ?? [], index) }),
        ),
      )
    }
    const position = positionOf(decided, unit, page)
    if (unit.type === 'popup_ads' || !isTextPosition(position)) return []
    const places = placesOf(position, outlined(), unit.fields, decided.chance ?? 0)
    return places.map((place) => insertion(place, take(decided)))
  })
}

/** The next so many ads of a group, beginning anew after the last one. */
function groupAt({ fields }: AdUnit, ids: readonly number[], turn: number): number[] {
  const size = Math.min(field(fields, 'num_ads_t_s'), ids.length)
  return Array.from({ length: size }, (_, step) => ids[(turn * size + step) % ids.length] ?? 0)
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

/** Where several meet, they stand in the order in which they were found. */
function insert(html: string, insertions: readonly Insertion[]): string {
  let result = ''
  let done = 0
  for (const { at, end, markup } of insertions.toSorted((a, b) => a.at - b.at)) {
    result += html.slice(done, Math.max(at, done)) + markup
    done = Math.max(end, done)
  }
  return result + html.slice(done)
}
