import { describe, expect, it } from '@jest/globals'
import { cleanFileName, numberedBase } from '../../../src/domain/media/file-names.ts'
import { decideType } from '../../../src/domain/media/file-types.ts'
import { listedSizes, wantedSizes } from '../../../src/domain/media/image-sizes.ts'

describe('The cleaning of file names', () => {
  it.each([
    ['My Photo (1).PNG', 'My-Photo-1', 'png'],
    ['../../etc/up.png', 'etcup', 'png'],
    ['x.php.png', 'x.php_', 'png'],
    ['x.jpg.png', 'x.jpg', 'png'],
    ['a+b.png', 'ab', 'png'],
    ['Crème brûlée.jpg', 'Creme-brulee', 'jpg'],
    ['..png', 'file', 'png'],
    ['', 'file', ''],
    ['a\0b.png', 'ab', 'png'],
    [`${'x'.repeat(400)}.png`, 'x'.repeat(150), 'png'],
    ['.htaccess', 'file', 'htaccess'],
  ])('cleans %j', (sent, base, ending) => {
    expect(cleanFileName(sent)).toEqual({ base, ending, title: '' })
  })

  it.each([
    ['写真.png', 'file', '写真'],
    ['Фото (2) x.png', '2-x', 'Фото-2-x'],
    ['مرحبا.PHP.png', 'PHP', 'مرحبا.PHP_'],
    ['a\ud83d\ude00.png', 'a', ''],
    [`${'𠮷'.repeat(400)}.png`, 'file', '𠮷'.repeat(150)],
    ['\ud842.png', 'file', ''],
  ])('keeps the letters of %j for a title', (sent, base, title) => {
    expect(cleanFileName(sent)).toEqual({ base, ending: 'png', title })
  })

  it('numbers repeats', () => {
    expect([1, 2, 3].map((n) => numberedBase('a', n))).toEqual(['a', 'a-1', 'a-2'])
  })

  it.each(['a-300x200', 'a-scaled'])('gives %s a number at once', (base) => {
    expect([1, 2].map((n) => numberedBase(base, n))).toEqual([`${base}-1`, `${base}-2`])
  })
})

describe('The decision on types', () => {
  it.each([
    ['png', 'image/png', 'png'],
    ['jpg', 'image/png', 'png'],
    ['jpeg', 'image/jpeg', 'jpeg'],
    ['txt', undefined, 'txt'],
    ['png', undefined, undefined],
    ['mp3', 'image/png', undefined],
    ['png', 'application/pdf', undefined],
    ['txt', 'application/pdf', undefined],
    ['exe', 'image/png', undefined],
    ['php', undefined, undefined],
  ])('is made for %s with the content %s', (ending, found, decided) => {
    expect(decideType(ending, found)?.ending).toBe(decided)
  })
})

const shown = (width: number, height: number): Record<string, string> =>
  Object.fromEntries(
    wantedSizes({ width, height }).map((size) => [size.name, `${size.width}x${size.height}`]),
  )

describe('The wanted sizes', () => {
  it.each([
    [48, 32, {}],
    [150, 150, {}],
    [400, 200, { medium: '300x150', thumbnail: '150x150' }],
    [90, 900, { medium: '30x300', thumbnail: '90x150' }],
    [
      1700,
      1100,
      {
        medium: '300x194',
        large: '1024x663',
        thumbnail: '150x150',
        medium_large: '768x497',
        '1536x1536': '1536x994',
      },
    ],
    [
      3000,
      2000,
      {
        medium: '300x200',
        large: '1024x683',
        thumbnail: '150x150',
        medium_large: '768x512',
        '1536x1536': '1536x1024',
        '2048x2048': '2048x1365',
      },
    ],
  ])('are those of %d x %d', (width, height, sizes) => {
    expect(shown(width, height)).toEqual(sizes)
  })

  it('have no extent of 0', () => {
    expect(shown(40_000, 1)['medium']).toBe('300x1')
  })
})

describe('The listed sizes', () => {
  it('are in one order, whatever order they were kept in', () => {
    const kept = { large: 1, medium: 2, '1536x1536': 3, poster: 4, thumbnail: 5, medium_large: 6 }
    expect(listedSizes(kept)).toEqual([
      ['medium', 2],
      ['large', 1],
      ['thumbnail', 5],
      ['medium_large', 6],
      ['1536x1536', 3],
      ['poster', 4],
    ])
  })
})
