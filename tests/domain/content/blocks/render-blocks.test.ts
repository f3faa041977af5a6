import { describe, expect, it } from '@jest/globals'
import { NO_BLOCK_DATA, type BlockData } from '../../../../src/domain/content/blocks/block-data.ts'
import { blockTypes } from '../../../../src/domain/content/blocks/block-types.ts'
import { renderBlocks } from '../../../../src/domain/content/blocks/render-blocks.ts'
import { serializeBlock } from '../../../../src/markup/block-comments.ts'
import { queryKey, latestPostsQuery } from '../../../../src/domain/content/blocks/data-needs.ts'
import { fc } from '../../../support/properties.ts'

const render = (raw: string, data: Partial<BlockData> = {}): string =>
  renderBlocks(raw, { ...NO_BLOCK_DATA, siteUrl: 'https://site.test', ...data })

const entry = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  parentId: 0,
  status: 'publish',
  slug: `s${id}`,
  path: [`s${id}`],
  date: new Date('2026-05-01T12:00:00Z'),
  ...more,
})
const text = (id: number, content: string, type = 'core_block') =>
  [id, { id, type, content }] as const

const frame = (inner: string) =>
  `<figure><div class="wp-block-embed__wrapper">\n${inner}\n</div></figure>`

describe('Blocks whose markup is stored', () => {
  it.each<[string, string, object?]>([
    ['paragraph', '<p>One <em>two</em></p>'],
    ['heading', '<h3 class="wp-block-heading">Title</h3>', { level: 3 }],
    ['quote', '<blockquote class="wp-block-quote"><p>x</p><cite>y</cite></blockquote>'],
    ['code', '<pre class="wp-block-code"><code>a &lt; b</code></pre>'],
    [
      'table',
      '<figure class="wp-block-table"><table><tbody><tr><td>1</td></tr></tbody></table></figure>',
    ],
    ['image', '<figure class="wp-block-image"><img src="/a.png" alt=""/></figure>', { id: 7 }],
    [
      'file',
      '<div class="wp-block-file"><a href="/a.pdf">a</a><a href="/a.pdf" download>Get</a></div>',
    ],
    ['audio', '<figure class="wp-block-audio"><audio controls src="/a.mp3"></audio></figure>'],
    ['video', '<figure class="wp-block-video"><video controls src="/a.mp4"></video></figure>'],
    ['separator', '<hr class="wp-block-separator has-alpha-channel-opacity"/>'],
    ['html', '<section data-x="1">Own</section>'],
  ])('show as they are: %s', (name, html, attributes = {}) => {
    const given = { ...attributes }
    expect(render(serializeBlock(name, given, html)).trim()).toBe(html)
    expect(render(serializeBlock(`core/${name}`, given, html)).trim()).toBe(html)
  })

  it.each([
    ['list', 'list-item', '<ul class="wp-block-list">', '<li>x</li>', '</ul>'],
    ['buttons', 'button', '<div class="wp-block-buttons">', '<div><a>x</a></div>', '</div>'],
    ['columns', 'column', '<div class="wp-block-columns">', '<div>x</div>', '</div>'],
    [
      'gallery',
      'image',
      '<figure class="wp-block-gallery">',
      '<figure><img></figure>',
      '</figure>',
    ],
  ])('show with what stands in them: %s', (outer, inner, open, html, close) => {
    const inside = serializeBlock(inner, {}, html).repeat(2)
    const plain = render(serializeBlock(outer, {}, open + inside + close)).replaceAll('\n', '')
    expect(plain).toBe(open + html + html + close)
  })

  it('link to what an embed holds', () => {
    const url = 'https://video.test/watch?v=1&amp;t=2'
    expect(render(serializeBlock('embed', { url }, frame(url))).trim()).toBe(
      frame(`<a href="${url}">${url}</a>`),
    )
    const stranger = frame('javascript:alert(1)')
    expect(render(serializeBlock('embed', {}, stranger)).trim()).toBe(stranger)
  })

  it('show the content of an unknown block, and nothing for an empty one', () => {
    expect(render('<!-- wp:acme/card {"a":1} --><p>x</p><!-- /wp:acme/card -->')).toBe('<p>x</p>')
    expect(render('a<!-- wp:acme/card /-->b')).toBe('ab')
  })
})

describe('Malformed blocks', () => {
  it.each([
    ['never closed', '<!-- wp:paragraph --><p>x</p>', '<p>x</p>'],
    ['never opened', '<p>x</p><!-- /wp:paragraph -->', '<p>x</p>'],
    ['closed crosswise', '<!-- wp:a --><!-- wp:b -->x<!-- /wp:a -->y<!-- /wp:b -->z', 'xyz'],
    ['without an end of the comment', '<p>x</p><!-- wp:page-list', '<p>x</p><!-- wp:page-list'],
    [
      'with broken attributes',
      '<!-- wp:paragraph {"a": --><p>x</p><!-- /wp:paragraph -->',
      '<p>x</p>',
    ],
    ['with attributes that are not an object', '<!-- wp:block [1] /-->', ''],
    ['with an unreal reference', '<!-- wp:block {"ref":"1e9"} /-->', ''],
    ['with a name of the language', '<!-- wp:constructor -->x<!-- /wp:constructor -->', 'x'],
    [
      'with attributes of the language',
      '<!-- wp:navigation-link {"__proto__":{"label":"x"}} /-->',
      '',
    ],
  ])('show what they hold: %s', (_, raw, html) => {
    expect(render(raw)).toBe(html)
  })

  it('harm nothing around them in the middle of a dynamic block', () => {
    const raw = '<!-- wp:navigation --><!-- wp:navigation-link {"label":"A"} -->x<p>after</p>'
    expect(render(raw)).toContain('A')
  })
})

const many = (ref: number) => `<!-- wp:block {"ref":${ref}} /-->`.repeat(100)

const titles = (html: string) => html.match(/>[A-Z]</g)?.join('')

const term = (id: number, name: string, more = {}) => ({
  id,
  name,
  taxonomy: 'category',
  slug: `c${id}`,
  description: '',
  parentId: 0,
  count: 1,
  version: 1,
  updatedAt: new Date(),
  ...more,
})

it('A reusable block shows its content', () => {
  const texts = new Map([text(7, '<!-- wp:paragraph --><p>Hours</p><!-- /wp:paragraph -->')])
  expect(render('a <!-- wp:block {"ref":7} /--> b', { texts })).toBe('a <p>Hours</p> b')
})

it('A block that holds itself shows nothing there', () => {
  const texts = new Map([
    text(1, 'one <!-- wp:block {"ref":2} /-->'),
    text(2, 'two <!-- wp:block {"ref":1} /-->'),
  ])
  expect(render('<!-- wp:block {"ref":1} /-->', { texts })).toBe('one two ')
})

it('Blocks that hold each other many times have an end', () => {
  const texts = new Map([1, 2, 3, 4].map((id) => text(id, `x${many(id + 1)}`)))
  const html = render(many(1), { texts })
  expect(html.length).toBeLessThan(1000)
})

it('Large blocks have an end as well', () => {
  const texts = new Map([text(1, 'x'.repeat(500_000))])
  expect(render('<!-- wp:block {"ref":1} /-->'.repeat(40), { texts }).length).toBe(1_000_000)
})

it('An entry of another type is not rendered as a reusable block', () => {
  const texts = new Map([text(7, 'x', 'core_navigation')])
  expect(render('<!-- wp:block {"ref":7} /-->', { texts })).toBe('')
})

it('A list of posts shows those of its own query', () => {
  const query = { postsToShow: 2, displayPostDate: true }
  const posts = new Map([[queryKey(latestPostsQuery(query)), [entry(3, 'Fish & <b>chips</b>')]]])
  const html = render(serializeBlock('latest-posts', { ...query, className: 'a" b' }), { posts })
  expect(html).toBe(
    '<ul class="wp-block-latest-posts__list wp-block-latest-posts a b"><li>' +
      '<a class="wp-block-latest-posts__post-title" href="https://site.test/s3/">' +
      'Fish &#038; <b>chips</b></a><time datetime="2026-05-01T12:00:00Z" ' +
      'class="wp-block-latest-posts__post-date">May 1, 2026</time></li></ul>',
  )
  expect(render(serializeBlock('latest-posts', { postsToShow: 3 }), { posts })).toBe('')
})

it('Pages show below each other, or those of one page', () => {
  const pages = [entry(1, 'A'), entry(2, 'B', { parentId: 1 }), entry(3, 'C', { parentId: 99 })]
  expect(titles(render('<!-- wp:page-list /-->', { pages }))).toBe('>A<>B<>C<')
  expect(titles(render('<!-- wp:page-list {"parentPageID":1} /-->', { pages }))).toBe('>B<')
})

it('Pages in a cycle have an end', () => {
  const pages = [entry(1, 'A', { parentId: 2 }), entry(2, 'B', { parentId: 1 })]
  expect(render('<!-- wp:page-list {"parentPageID":1} /-->', { pages }).length).toBeLessThan(20_000)
})

it('Pages within a navigation are items of its list', () => {
  const html = render('<!-- wp:navigation --><!-- wp:page-list /--><!-- /wp:navigation -->', {
    pages: [entry(1, 'A')],
  })
  expect(html).toMatch(/^<nav[^>]*><ul[^>]*><li[^>]*><a[^>]*>A<\/a><\/li><\/ul><\/nav>$/)
})

it('Categories show flat or as a tree, with numbers, and empty ones on demand', () => {
  const categories = [term(1, 'A'), term(2, 'B', { parentId: 1 }), term(3, 'C', { count: 0 })]
  const show = (attributes: object) =>
    render(serializeBlock('categories', { ...attributes }), { categories })
  expect(show({}).match(/cat-item-\d/g)).toEqual(['cat-item-1', 'cat-item-2'])
  expect(show({ showOnlyTopLevel: true }).match(/cat-item-\d/g)).toEqual(['cat-item-1'])
  expect(show({ showEmpty: true }).match(/cat-item-\d/g)).toHaveLength(3)
  expect(show({ showPostCounts: true })).toContain('A</a> (1)')
  expect(show({ showHierarchy: true })).toMatch(/A<\/a><ul class="children"><li/)
})

it('A navigation that is referred to shows its links', () => {
  const link = serializeBlock('navigation-link', { label: 'About', url: '/about/' })
  const texts = new Map([text(5, link, 'core_navigation')])
  expect(render('<!-- wp:navigation {"ref":5,"ariaLabel":"Main"} /-->', { texts })).toBe(
    '<nav class="wp-block-navigation" aria-label="Main"><ul class="wp-block-navigation__container">' +
      '<li class="wp-block-navigation-item wp-block-navigation-link">' +
      '<a class="wp-block-navigation-item__content" href="/about/">' +
      '<span class="wp-block-navigation-item__label">About</span></a></li></ul></nav>',
  )
})

it('A link opens elsewhere only without a way back', () => {
  const html = render(
    serializeBlock('navigation-link', { label: 'x', opensInNewTab: true, rel: 'me' }),
  )
  expect(html).toContain('target="_blank" rel="me noopener"')
})

describe('Hostile attributes', () => {
  const attack = '"><script>alert(1)</script><img src=x onerror=alert(1)> \' javascript:alert(1)'

  it('of a link become no markup', () => {
    const given = {
      label: `${attack} '`.replaceAll('"', ''),
      url: attack,
      title: attack,
      rel: attack,
      className: attack,
    }
    for (const name of ['navigation-link', 'navigation-submenu']) {
      const html = render(serializeBlock(name, given))
      expect(html).not.toMatch(/<script|<img|onerror=[^&]*>|href="javascript/i)
      expect(html.match(/"/g)?.length).toBe((html.match(/ [\w-]+="/g)?.length ?? 0) * 2)
    }
  })

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
  ])('are no address: %j', (url) => {
    const html = render(serializeBlock('navigation-link', { label: 'x', url }))
    expect(html).not.toMatch(/href="\s*(java|data)/i)
  })

  it('of any kind make no failure, and no script', () => {
    const dynamic = blockTypes.filter((type) => type.dynamic)
    const blocks = fc.constantFrom(...dynamic)
    const data: Partial<BlockData> = { pages: [entry(1, 'A')], texts: new Map([text(1, 'x')]) }
    fc.assert(
      fc.property(blocks, fc.func(fc.jsonValue()), fc.string(), (type, valueOf, inner) => {
        const given = Object.fromEntries(
          Object.keys(type.attributes).map((name) => [name, valueOf(name)]),
        )
        expect(render(serializeBlock(type.name, given), data)).not.toMatch(/<script/i)
        const harmless = inner.replaceAll('<', '')
        expect(render(serializeBlock(type.name, given, harmless), data)).not.toMatch(/<script/i)
      }),
      { seed: 20_261_121, numRuns: 300 },
    )
  })
})
