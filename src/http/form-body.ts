import busboy from 'busboy'

/** The size in bytes is bounded elsewhere; surplus fields are ignored, as in other forms. */
const LIMITS = { fields: 2000, fieldSize: Infinity, headerPairs: 100 }

export type Pair = [name: string, value: string]

/**
 * Names and values of a multipart form. Files are ignored; only upload operations take them.
 * @returns undefined if the body is not a multipart form
 */
export function readForm(bytes: Buffer, contentType: string): Promise<Pair[] | undefined> {
  return new Promise((resolve) => {
    const pairs: Pair[] = []
    let parser: busboy.Busboy
    try {
      parser = busboy({ headers: { 'content-type': contentType }, limits: LIMITS })
    } catch {
      resolve(undefined)
      return
    }
    parser.on('field', (name: string | undefined, value) => {
      if (name !== undefined) pairs.push([name, value])
    })
    parser.on('file', (_name, part) => {
      // A truncated form also closes its part; the error is reported by the form.
      part.on('error', () => undefined)
      part.resume()
    })
    parser.on('error', () => resolve(undefined))
    parser.on('close', () => resolve(pairs))
    parser.end(bytes)
  })
}
