import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive; a name that ends with a slash is a folder. */
export interface ArchivedFile {
  /** ASCII, with slashes between folders. */
  readonly name: string
  readonly text: string
}

const DEFLATED = 8
const VERSION = 20
/** The first day that the format knows: equal files make equal bytes. */
const DATE = (1 << 5) | 1

/** A zip file of some small files (PKWARE APPNOTE 4.3, without extensions). */
export function zip(files: readonly ArchivedFile[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, text } of files) {
    const data = Buffer.from(text)
    const packed = deflateRawSync(data)
    const facts = factsOf(name, data, packed)
    const header = Buffer.concat([signature(0x04034b50), facts, Buffer.from(name)])
    directory.push(signature(0x02014b50), uint16(VERSION), facts, tail(name, offset))
    bodies.push(header, packed)
    offset += header.length + packed.length
  }
  const index = Buffer.concat(directory)
  return Buffer.concat([...bodies, index, endOf(files.length, index.length, offset)])
}

/** What a file's own header and its line in the directory have in common. */
function factsOf(name: string, data: Buffer, packed: Buffer): Buffer {
  return Buffer.concat([
    ...[VERSION, 0, DEFLATED, 0, DATE].map(uint16),
    ...[crc32(data), packed.length, data.length].map(uint32),
    ...[name.length, 0].map(uint16),
  ])
}

/** No comment, first disk, no attributes but that of folders, and where the file's header is. */
function tail(name: string, offset: number): Buffer {
  const attributes = name.endsWith('/') ? 0x10 : 0
  return Buffer.concat([
    ...[0, 0, 0].map(uint16),
    ...[attributes, offset].map(uint32),
    Buffer.from(name),
  ])
}

function endOf(count: number, size: number, offset: number): Buffer {
  return Buffer.concat([
    signature(0x06054b50),
    ...[0, 0, count, count].map(uint16),
    ...[size, offset].map(uint32),
    uint16(0),
  ])
}

const signature = (value: number): Buffer => uint32(value)

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
