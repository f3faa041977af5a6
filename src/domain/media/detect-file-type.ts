import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { decideType, type DecidedType } from './file-types.ts'

/** How much of a text is searched for active content; most drawings are shorter. */
const SAMPLE_BYTES = 256 * 1024

const UTF8 = new TextDecoder('utf-8', { fatal: true })

/** Signs, anywhere in a text, that a browser could run it. */
const RUNNABLE =
  /<(?:!doctype|html|head|body|script|svg|iframe|object|embed|style|link|meta|title|\?(?:php|=|xml)|%)|^#!/i

/** Ends at the first `-->`, in one way only: a comment that could go on would be tried in all ways. */
const COMMENT = '<!--[^-]*(?:-(?!->)[^-]*)*-->'

/** The root element of a drawing, with or without a prefix, after an optional prolog. */
const START_OF_DRAWING = new RegExp(
  String.raw`^\s*(?:<\?xml[^>]*>\s*)?(?:(?:${COMMENT}|<!DOCTYPE\s[^>]*>)\s*)*<(?:[a-z][\w.-]*:)?svg[\s>/]`,
  'i',
)

/**
 * Determines the type of a file by its content and its name (behaviour/media.md#uploads);
 * undefined if it is not accepted.
 */
export async function detectFileType(
  file: string,
  ending: string,
): Promise<DecidedType | undefined> {
  const found = await recogniseContent(file)
  const decided = decideType(ending, found)
  if (decided === undefined) return undefined
  const { kind } = decided.type
  if (kind === 'text' && !isHarmlessText(await readStart(file))) return undefined
  if (kind === 'drawing' && !isDrawing(await readStart(file))) return undefined
  return decided
}

/** A broken file of a known type is not detected. */
async function recogniseContent(file: string): Promise<string | undefined> {
  try {
    const found = await fileTypeFromFile(file)
    if (found !== undefined) return found.mime
  } catch {
    return undefined
  }
  return isDrawing(await readStart(file)) ? 'image/svg+xml' : undefined
}

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function isHarmlessText(start: Buffer): boolean {
  const text = textOf(start)
  return text !== undefined && !text.includes('\0') && !RUNNABLE.test(text)
}

function isDrawing(start: Buffer): boolean {
  return START_OF_DRAWING.test(textOf(start) ?? '')
}

/** Decodes a sample, which may end within a character; undefined if it is not UTF-8. */
function textOf(start: Buffer): string | undefined {
  for (let cut = 0; cut < 4; cut++) {
    try {
      return UTF8.decode(start.subarray(0, start.length - cut))
    } catch {
      if (start.length < SAMPLE_BYTES) return undefined
    }
  }
  return undefined
}
