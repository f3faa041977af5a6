import { createRouteMatcher, operationFor, type Route } from '../route-table.ts'

/** Tells whether the operation of a method and path takes in such a body itself (`x-upload`). */
export type UploadTest = (method: string, path: string, contentType: string | undefined) => boolean

export function createUploadTest(routes: readonly Route[]): UploadTest {
  const match = createRouteMatcher(
    routes.filter(({ operations }) => operations.some(({ upload }) => upload !== undefined)),
  )
  return (method, path, contentType = '') => {
    const route = match(path)?.route
    const upload = route && operationFor(route, method)?.upload
    if (upload === undefined) return false
    return upload.bodies === 'all' || FORM.test(contentType)
  }
}

const FORM = /^\s*multipart\/form-data\b/i
