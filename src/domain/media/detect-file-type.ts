import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { decideType, type DecidedType } from './file-types.ts'

/** As much of a text as is looked at for what a browser would run; also all of most drawings. */
const SAMPLE_BYTES = 256 * 1024

const UTF8 = new TextDecoder('utf-8', { fatal: true })

/** What makes a text a page, a drawing or a program, wherever in it that stands. */
const RUNNABLE =
  /<(?:!doctype|html|head|body|script|svg|iframe|object|embed|style|link|meta|title|\?(?:php|=|xml)|%)|^#!/i

/** The outermost element of a drawing, with a prefix or without, behind what may stand before it. */
const START_OF_DRAWING =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:(?:<!--[\s\S]*?-->|<!DOCTYPE\s[^>]*>)\s*)*<(?:[a-z][\w.-]*:)?svg[\s>/]/i

/**
 * Decides what a file is by its content and its name together (behaviour/media.md#uploads);
 * undefined for what is not taken.
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

/** A broken file of a known kind is recognised as nothing. */
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

/** The text of a sample, whose last letter may be cut in its middle; undefined for no UTF-8. */
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
