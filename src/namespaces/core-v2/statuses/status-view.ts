import type { components } from '../../../../generated/core-v2/types.ts'
import type { Status } from '../../../domain/content-types/entry-statuses.ts'
import { presenter, type Links } from '../../../http/links.ts'
import type { FieldTable } from '../../../http/selection.ts'

type StatusResource = components['schemas']['Status']

export interface StatusEnvironment {
  readonly apiUrl: string
}

const fields: FieldTable<StatusResource, Status, StatusEnvironment> = {
  name: (status) => status.label,
  private: (status) => status.private,
  protected: (status) => status.protected,
  public: (status) => status.public,
  queryable: (status) => status.queryable,
  show_in_list: (status) => status.showInList,
  slug: (status) => status.name,
  date_floating: (status) => status.dateFloating,
}

export const presentStatus = presenter(fields, linksOf)

/** Links to posts with the status; published is the default of lists. */
function linksOf({ name }: Status, { apiUrl }: StatusEnvironment): Links {
  const posts = `${apiUrl}/core/v2/posts`
  return { archives: [{ href: name === 'publish' ? posts : `${posts}?status=${name}` }] }
}
