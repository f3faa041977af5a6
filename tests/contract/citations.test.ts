import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'

const PAGES = 'openapi/behaviour'
const CITATION = /behaviour\/([a-z-]+\.md)(#[a-z0-9-]+)?/g
/** A page of another place with a section number, which nobody who has only this repository can follow. */
const NUMBERED = /\b[a-z-]+\.md,? \d|\bbehaviour of [a-z ]{3,40} \d/g
/** Where a comment goes on in the next line. */
const CONTINUED = /\n[ \t]*(?:\*|\/\/|#|--)[ \t]/g

const read = (file: string): string => readFileSync(file, 'utf8')

/** The anchor that a heading gets where Markdown is shown. */
const anchorOf = (heading: string): string =>
  `#${heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')}`

const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set(
    [...read(path.join(PAGES, page)).matchAll(/^#+ (.+)$/gm)].map(([, text]) =>
      anchorOf(text ?? ''),
    ),
  )

const pages = new Map(readdirSync(PAGES).map((page) => [page, anchorsOf(page)]))

const sources = execFileSync('git', ['ls-files', 'src', 'openapi', 'scripts', 'tests', 'prisma'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|mjs|yaml|prisma|sql|md)$/.test(file))

describe('Citations of behaviour', () => {
  it('lead to a section that exists', () => {
    const lost = sources.flatMap((file) =>
      [...read(file).matchAll(CITATION)]
        .filter(([, page = '', anchor]) => {
          const anchors = pages.get(page)
          return anchors === undefined || (anchor !== undefined && !anchors.has(anchor))
        })
        .map(([citation]) => `${file}: ${citation}`),
    )
    expect(lost).toEqual([])
  })

  it('never name a numbered section', () => {
    const numbered = sources.flatMap((file) =>
      [...read(file).replaceAll(CONTINUED, ' ').matchAll(NUMBERED)].map(
        ([citation]) => `${file}: ${citation}`,
      ),
    )
    expect(numbered).toEqual([])
  })
})

describe('Pages on behaviour', () => {
  it('are all named in their index', () => {
    const index = read(path.join(PAGES, 'README.md'))
    const unnamed = [...pages.keys()].filter(
      (page) => page !== 'README.md' && !index.includes(`(${page})`),
    )
    expect(unnamed).toEqual([])
  })

  it('link to sections that exist', () => {
    const lost = [...pages.keys()].flatMap((page) =>
      [...read(path.join(PAGES, page)).matchAll(/\]\(([a-z-]+\.md)(#[a-z0-9-]+)?\)/g)]
        .filter(
          ([, to = '', anchor]) => anchor !== undefined && pages.get(to)?.has(anchor) !== true,
        )
        .map(([link]) => `${page}: ${link}`),
    )
    expect(lost).toEqual([])
  })
})

/** A link to a file, without the section in it. */
const FILE_LINK = /\]\((?!https?:|#|\/)([^)#\s]+)/g

describe('Documents', () => {
  it('link to files that exist', () => {
    const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
    const lost = documents
      .trim()
      .split('\n')
      .flatMap((document) =>
        [...read(document).matchAll(FILE_LINK)]
          .map(([, link = '']) => path.join(path.dirname(document), link))
          .filter((file) => !existsSync(file))
          .map((file) => `${document}: ${file}`),
      )
    expect(lost).toEqual([])
  })
})
