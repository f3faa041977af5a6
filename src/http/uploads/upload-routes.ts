import { createRouteMatcher, operationFor, type Route } from '../route-table.ts'

/** Tells whether the operation of a method and path takes in its body itself (`x-upload`). */
export function createUploadTest(
  routes: readonly Route[],
): (method: string, path: string) => boolean {
  const match = createRouteMatcher(
    routes.filter(({ operations }) => operations.some(({ upload }) => upload === true)),
  )
  return (method, path) => {
    const route = match(path)?.route
    return route !== undefined && operationFor(route, method)?.upload === true
  }
}
