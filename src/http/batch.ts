import { splitAddress } from './api-address.ts'
import { ApiError, errorAnswer, isRefusal } from './errors.ts'
import { readPath, readQuery } from './read-request.ts'
import type { ApiAnswer, ApiRequest } from './request.ts'

/** One request of a batch, as the contract has it (behaviour/protocol.md#batch). */
export interface BatchItem {
  readonly method?: string
  /** Below the API root, optionally with a query. */
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<
    Record<string, string | number | boolean | readonly (string | number | boolean)[]>
  >
}

/** One answer in the list of answers. */
export interface BatchResponse {
  readonly body: unknown
  readonly status: number
  readonly headers: Readonly<Record<string, string | number>>
}

/** A request ready to be sent in process, or the answer to an unreadable item. */
export type ReadItem = { readonly request: ApiRequest } | { readonly refused: ApiAnswer }

type WholeRequest = Pick<ApiRequest, 'remoteAddress' | 'dialect'>

/** Builds the request of an item; it inherits address and dialect from the batch. */
export function readItem(item: BatchItem, whole: WholeRequest): ReadItem {
  try {
    return { request: requestOf(item, whole) }
  } catch (error) {
    if (isRefusal(error)) return { refused: errorAnswer(error) }
    throw error
  }
}

/** @throws ApiError 400 parse_path_failed, rest_invalid_encoding; 404 rest_no_route */
function requestOf(item: BatchItem, { remoteAddress, dialect }: WholeRequest): ApiRequest {
  const { method = 'POST', path, body, headers = {} } = item
  const isReadable = path.isWellFormed() && URL.canParse(path, 'http://localhost')
  if (!isReadable) throw new ApiError('parse_path_failed')
  const [address = ''] = path.split('#', 1)
  const { rawPath, rawQuery } = splitAddress(address)
  const readable = readPath(rawPath)
  return {
    method,
    path: dialect?.path(readable) ?? readable,
    query: readQuery(rawQuery),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), textOf(value)]),
    ),
    body: body === undefined ? { kind: 'none' } : { kind: 'value', value: body },
    remoteAddress,
    ...(dialect !== undefined && { dialect }),
  }
}

const textOf = (value: NonNullable<BatchItem['headers']>[string]): string | string[] =>
  typeof value === 'object' ? value.map(String) : String(value)

/** The item of an answer in the list, without validators, which belong to answers of their own. */
export function placeOf({ body, status, headers }: ApiAnswer): BatchResponse {
  return { body, status, headers }
}

/** Whether an answer says that its request failed. */
export const hasFailed = ({ status }: ApiAnswer): boolean => status >= 400
