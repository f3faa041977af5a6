import type { Random } from './random.ts'
import { actions, people, places, qualities, remarks, things, times } from './sample-words.ts'

type Pattern = (random: Random) => string

const TITLES: readonly [Pattern, ...Pattern[]] = [
  (r) => `The ${r.pick(qualities)} ${r.pick(things)} of ${r.pick(places)}`,
  (r) => `How ${r.pick(people)} ${r.pick(actions)} a ${r.pick(things)}`,
  (r) => `Notes from ${r.pick(places)}: ${r.pick(things)} and ${r.pick(things)}`,
  (r) => `A ${r.pick(qualities)} ${r.pick(things)}, ${r.pick(times)}`,
  (r) => `What ${r.pick(people)} ${r.pick(actions)} ${r.pick(times)}`,
  (r) => `${r.between(3, 12)} things about the ${r.pick(things)} at ${r.pick(places)}`,
]

const SENTENCES: readonly [Pattern, ...Pattern[]] = [
  (r) => `${r.pick(people)} ${r.pick(actions)} the ${r.pick(things)} at ${r.pick(places)}`,
  (r) =>
    `${r.pick(times)}, ${r.pick(people)} ${r.pick(actions)} a ${r.pick(qualities)} ${r.pick(things)}`,
  (r) =>
    `the ${r.pick(qualities)} ${r.pick(things)} near ${r.pick(places)} is ${r.between(4, 190)} years old`,
  (r) =>
    `a ${r.pick(things)} needs a ${r.pick(qualities)} hand, and a ${r.pick(things)} to go with it`,
  (r) => `from ${r.pick(places)} to ${r.pick(places)} it is ${r.between(5, 50)} minutes on foot`,
  (r) => r.pick(remarks),
]

/** Generates a title, such as "The quiet orchard of Alder Lane". */
export function generateTitle(random: Random): string {
  return upperFirst(random.pick(TITLES)(random))
}

/** Generates one or two sentences without markup. */
export function generateSummary(random: Random): string {
  return sentences(random, random.between(1, 2))
}

/** Generates paragraphs of HTML, some with a heading, a list or a quotation. */
export function generateContent(random: Random): string {
  const parts = [paragraph(random)]
  for (let left = random.between(2, 4); left > 0; left--) {
    if (random.chance(0.25)) parts.push(random.pick(INSERTS)(random))
    parts.push(paragraph(random))
  }
  return parts.join('\n\n')
}

const INSERTS: readonly [Pattern, ...Pattern[]] = [
  (r) => `<h2>${upperFirst(`the ${r.pick(qualities)} ${r.pick(things)}`)}</h2>`,
  (r) => `<blockquote><p>${sentences(r, 1)}</p></blockquote>`,
  (r) =>
    `<ul>\n${r
      .some(things, 4)
      .map((thing) => `<li>one ${thing}</li>`)
      .join('\n')}\n</ul>`,
]

function paragraph(random: Random): string {
  return `<p>${sentences(random, random.between(2, 4))}</p>`
}

function sentences(random: Random, count: number): string {
  return Array.from({ length: count }, () => `${upperFirst(random.pick(SENTENCES)(random))}.`).join(
    ' ',
  )
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
