import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive, or a folder if its name ends with a slash. */
export interface ArchivedFile {
  /** ASCII, with slashes between folders. */
  readonly name: string
  readonly text: string
}

const DEFLATED = 8
const VERSION = 20
/** The first date of the format, fixed so that equal files produce equal bytes. */
const DATE = (1 << 5) | 1

/** Creates a zip file from small files (PKWARE APPNOTE 4.3, without extensions). */
export function zip(files: readonly ArchivedFile[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, text } of files) {
    const data = Buffer.from(text)
    const compressed = deflateRawSync(data)
    const fields = commonFields(name, data, compressed)
    const header = Buffer.concat([signature(0x04034b50), fields, Buffer.from(name)])
    directory.push(signature(0x02014b50), uint16(VERSION), fields, directoryFields(name, offset))
    bodies.push(header, compressed)
    offset += header.length + compressed.length
  }
  const index = Buffer.concat(directory)
  return Buffer.concat([...bodies, index, endRecord(files.length, index.length, offset)])
}

/** The fields that the local header and the directory entry of a file share. */
function commonFields(name: string, data: Buffer, compressed: Buffer): Buffer {
  return Buffer.concat([
    ...[VERSION, 0, DEFLATED, 0, DATE].map(uint16),
    ...[crc32(data), compressed.length, data.length].map(uint32),
    ...[name.length, 0].map(uint16),
  ])
}

/** The other fields of a directory entry: only the folder attribute and the offset are set. */
function directoryFields(name: string, offset: number): Buffer {
  const attributes = name.endsWith('/') ? 0x10 : 0
  return Buffer.concat([
    ...[0, 0, 0].map(uint16),
    ...[attributes, offset].map(uint32),
    Buffer.from(name),
  ])
}

function endRecord(count: number, size: number, offset: number): Buffer {
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
