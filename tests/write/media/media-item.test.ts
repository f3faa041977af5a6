import { describe, expect, it } from '@jest/globals'
import { fileSize, sizesOf, tileOf } from '../../../src/write/media/media-item.ts'

const size = (name: string, width: number, height: number) => ({
  [name]: {
    file: `${name}.png`,
    width,
    height,
    mime_type: 'image/png',
    source_url: `https://example.org/${name}.png`,
  },
})

const picture = {
  source_url: 'https://example.org/quay.png',
  media_details: {
    width: 1600,
    height: 1200,
    sizes: {
      ...size('full', 1600, 1200),
      ...size('medium_large', 768, 576),
      ...size('thumbnail', 150, 150),
      ...size('medium', 300, 225),
    },
  },
}

const document = { source_url: 'https://example.org/plan.pdf', media_details: { sizes: {} } }

describe('The sizes of a picture', () => {
  it('begin with the smallest and end with the picture itself', () => {
    expect(sizesOf(picture)).toEqual([
      { name: 'thumbnail', width: 150, height: 150, url: 'https://example.org/thumbnail.png' },
      { name: 'medium', width: 300, height: 225, url: 'https://example.org/medium.png' },
      {
        name: 'medium_large',
        width: 768,
        height: 576,
        url: 'https://example.org/medium_large.png',
      },
      { name: 'full', width: 1600, height: 1200, url: 'https://example.org/quay.png' },
    ])
  })

  it('are none where the file is not a picture', () => {
    expect(sizesOf(document)).toEqual([])
  })
})

describe('The picture of a tile', () => {
  it.each([
    [200, 'https://example.org/medium.png'],
    [320, 'https://example.org/medium_large.png'],
    [5000, 'https://example.org/quay.png'],
  ])('of %i pixels is the smallest that fills it', (pixels, address) => {
    expect(tileOf(picture, pixels)).toBe(address)
  })
})

describe('The size of a file', () => {
  it.each([
    [0, 'en', '0 bytes'],
    [999, 'en', '999 bytes'],
    [1000, 'en', '1 kB'],
    [1_440_000, 'en', '1.4 MB'],
    [1_440_000, 'de', '1,4 MB'],
  ])('of %i bytes is written for people who read %s', (bytes, language, text) => {
    expect(fileSize(bytes, language)).toBe(text)
  })
})
