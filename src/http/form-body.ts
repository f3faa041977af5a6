import busboy from 'busboy'

/** The bytes themselves are bounded before; fields beyond these are left out, as in other forms. */
const LIMITS = { fields: 2000, fieldSize: Infinity, headerPairs: 100 }

export type Pair = [name: string, value: string]

/**
 * Names and values of a multipart form. Files in it are for operations that take files; others
 * never see them.
 * @returns undefined for what is no such form
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
      // A part is closed with the form that breaks off; the form tells of that.
      part.on('error', () => undefined)
      part.resume()
    })
    parser.on('error', () => resolve(undefined))
    parser.on('close', () => resolve(pairs))
    parser.end(bytes)
  })
}
