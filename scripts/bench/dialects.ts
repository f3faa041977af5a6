import { startService } from './child.ts'
import { copiedPaths, type Comparison } from './comparisons.ts'
import { requestBytes } from './load.ts'
import { prepareSite } from './site.ts'

/** A tenth of what the same read costs by the names of this program. */
const AIM = 1 / 1.1

/** Compares cached reads in the dialect `wordpress` with the same ones at `/api/`, on one node. */
export async function dialectComparisons(
  serverUrl: string,
  { posts, undo }: { readonly posts: number; readonly undo: (() => Promise<unknown>)[] },
): Promise<Comparison[]> {
  const site = await prepareSite(serverUrl, posts)
  const service = await startService({ DATABASE_URL: site.url, API_DIALECTS: 'wordpress' })
  undo.push(() => service.stop())
  const [list = '', item = ''] = copiedPaths(site)
  const rows = [
    ['list of ten', list, {}],
    ['one post', item, {}],
    ['list of ten of an editor', `${list}&context=edit`, site.editor],
    ['one post of an editor', `${item}?context=edit`, site.editor],
  ] as const
  return rows.map(([name, path, headers]): Comparison => {
    const get = (address: string) => {
      const bytes = requestBytes('GET', address, headers)
      return { ...service, request: () => bytes }
    }
    return {
      name: `dialect: ${name}`,
      ours: get(path.replace('/api/core/v2/', '/wp-json/wp/v2/')),
      other: get(path),
      connections: 16,
      by: 'rate',
      aim: AIM,
    }
  })
}
