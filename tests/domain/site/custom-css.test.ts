import { describe, expect, it } from '@jest/globals'
import { stylesheetProblems } from '../../../src/domain/site/custom-css.ts'

describe('Styles of the settings', () => {
  it.each([
    ['tokens', ':root { --accent: #0f7173; --font: Georgia, serif }'],
    [
      'rules of rules',
      '@media (min-width: 40rem) { .top { color: red } .text { & a { color: teal } } }',
    ],
    ['files of this site', 'body { background: url(/uploads/2026/11/a.png) }'],
    ['pictures that stand in the address', `.a { background: url("data:image/png;base64,AAAA") }`],
    ['places in the page', 'rect { fill: url(#shade) }'],
    ['texts that are no addresses', `a::after { content: 'https://example.org' }`],
    ['nothing', ''],
  ])('may have %s', (_what, css) => {
    expect(stylesheetProblems(css)).toEqual([])
  })

  const address = 'Line 1: an address has to begin with one slash, or with data:image/.'
  it.each([
    ['a file of another site', 'a { background: url(https://b.example/) }', address],
    ['one without its scheme', 'a { background: url(//b.example/) }', address],
    ['one that browsers correct', 'a { background: url("/\\\\b.example/") }', address],
    ['one with a line end in it', 'a { background: url("/\\a /b.example/") }', address],
    ['a function in other letters', 'a { background: URL("https://b.example/") }', address],
    ['a function with escapes', 'a { background: \\75 rl("https://b.example/") }', address],
    ['a set of pictures', 'a { background: image-set("https://b.example/" 1x) }', address],
    ['a value that is put in later', ':root { --a: url(https://b.example/) }', address],
    ['a value for want of another', 'a { background: var(--a, url(//b.example)) }', address],
    ['data that is not a picture', 'a { background: url(data:text/html,x) }', address],
    ['a place below the stylesheet', 'a { background: url(a.png) }', address],
    ['an import', '@import "/a.css";', 'Line 1: @import cannot be used.'],
    ['an import with escapes', '@\\69mport "/a.css";', 'Line 1: @import cannot be used.'],
    ['a text that does not end', 'a { content: "x\n}', 'Line 1: a text does not end.'],
    ['a bracket too many', 'a { color: red }\n}', 'Line 2: a bracket closes nothing.'],
    ['a bracket too few', 'a { color: red', 'Line 1: a bracket is not closed.'],
  ])('cannot have %s', (_what, css, problem) => {
    expect(stylesheetProblems(css)).toContain(problem)
  })

  it('report all problems at once, up to ten', () => {
    expect(stylesheetProblems('@import "/a";'.repeat(30)).length).toBe(10)
  })

  it('may be nested as deeply as their size allows', () => {
    expect(stylesheetProblems('('.repeat(65_536))).toEqual(['Line 1: a bracket is not closed.'])
  })
})
