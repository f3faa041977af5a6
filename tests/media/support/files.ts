import sharp from 'sharp'

/** Small files of many kinds, made on demand. */

interface Made {
  readonly width?: number
  readonly height?: number
}

const canvas = ({ width = 60, height = 40 }: Made) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })

export const png = (made: Made = {}): Promise<Buffer> => canvas(made).png().toBuffer()
export const jpeg = (made: Made = {}): Promise<Buffer> => canvas(made).jpeg().toBuffer()
export const webp = (made: Made = {}): Promise<Buffer> => canvas(made).webp().toBuffer()

/** A JPEG picture as a camera makes it: held upright, with a place, a date and a caption. */
export function photo({ width = 400, height = 200, turned = true } = {}): Promise<Buffer> {
  return canvas({ width, height })
    .jpeg()
    .withExif({
      IFD0: { ImageDescription: 'Ships <b>at</b> the quay', Model: 'Camera 7' },
      IFD2: { DateTimeOriginal: '2024:05:06 07:08:09' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 33/1 0/1' },
    })
    .withMetadata(turned ? { orientation: 6 } : {})
    .toBuffer()
}

/** A picture with a secret in its notes, and after its end. */
export async function noted(format: 'png' | 'webp'): Promise<Buffer> {
  const exif = { IFD0: { ImageDescription: 'Secret' } }
  const bytes = await canvas({}).withExif(exif).toFormat(format).toBuffer()
  return Buffer.concat([bytes, Buffer.from('Secret')])
}

/** A GIF picture of two frames. */
export async function animation({ width = 400, height = 200 }: Made = {}): Promise<Buffer> {
  const frames = ['#ff0000', '#0000ff'].map((background) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer()
}

export const pdf = (): Buffer =>
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** A PNG picture that says it has more pixels than anybody can unpack, and hardly any bytes. */
export function bomb(): Promise<Buffer> {
  return sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

export function wav(seconds = 1, rate = 8000): Buffer {
  const data = Buffer.alloc(seconds * rate * 2)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}

function box(name: string, ...inner: readonly Buffer[]): Buffer {
  const body = Buffer.concat(inner)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** An MP4 film without pictures, whose track says that they are so large. */
export function film(width: number, height: number): Buffer {
  const header = Buffer.alloc(84)
  header.writeUInt16BE(width, 76)
  header.writeUInt16BE(height, 80)
  const movie = Buffer.alloc(100)
  movie.writeUInt32BE(1000, 12)
  movie.writeUInt32BE(5000, 16)
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isommp42', 'latin1')),
    box('moov', box('mvhd', movie), box('trak', box('tkhd', header))),
  ])
}
