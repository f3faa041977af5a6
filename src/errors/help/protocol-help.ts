import type { protocolErrors } from '../protocol-errors.ts'

/** Causes and remedies of errors of requests that reached no resource. */
export const protocolHelp = {
  rest_not_ready:
    'The service has just started, or is about to stop. Ask again after the seconds in `Retry-After`.',
  rest_overloaded:
    'More requests wait than can be answered in time. Ask again after the seconds in `Retry-After`, and send fewer at once.',
  rest_invalid_request:
    'What arrived is not HTTP, such as a header with a line break in it. Check what the client or a proxy on the way sends.',
  rest_headers_too_large:
    'The address and the headers together are too long, mostly because of cookies or a long query. Send less; split long lists into several requests.',
  rest_request_timeout:
    'The client began a request and did not finish it in time. Send it again over a faster connection.',
  rest_no_route:
    'The path is misspelled, the id in it is not a number, or the path does not have the method. `OPTIONS` on the path, or the index of the site, lists what exists.',
  rest_invalid_json:
    'The body claims to be JSON and is not. Encode it with a library, and check commas and quotes at the end.',
  rest_invalid_encoding:
    'A `%` in the address or a byte in the body is not UTF-8. Encode parts of addresses with `encodeURIComponent` or the like.',
  rest_incomplete_body:
    'The connection ended, or `Content-Length` is larger than what was sent. Send the request again.',
  rest_body_too_large:
    'The body is beyond the limit of the site, `BODY_LIMIT`, 2 MB unless its operator has changed that. Send less at once, and files as uploads.',
  rest_upload_no_content_disposition:
    'The body is a file without a name. Send `Content-Disposition: attachment; filename="harbor.jpg"`, or a form with the file in it.',
  rest_upload_invalid_disposition:
    '`Content-Disposition` has no `filename`. Write `attachment; filename="harbor.jpg"`.',
  rest_upload_hash_mismatch:
    'The file was changed on the way, or `Content-MD5` is that of another one. Compute it from the exact bytes that are sent.',
  rest_unsupported_media_type:
    'The body has a `Content-Type` that the operation does not read. Send `application/json`.',
  rest_cross_site_credentials:
    'A page of another site made the browser send credentials that it had kept. Let the script send its own `Authorization` header, with an application password.',
  rest_batch_not_allowed:
    'Only operations that the index marks with `allow_batch` may be part of a batch. Send this one by itself.',
  parse_path_failed:
    'The `path` of an item of the batch is not a path. Write it as in `/core/v2/posts/7`.',
  rest_callback_invalid:
    '`_jsonp` has to be the name of a function: letters, digits, dots and underscores.',
  rest_invalid_namespace:
    'The namespace in the address or the argument does not exist here. The index of the site lists them.',
  rest_precondition_failed:
    'Somebody else has changed the item since it was read. Read it again, make the change on that, and send the new `ETag` as `If-Match`.',
  rest_database_unavailable:
    'The service has lost its database for the moment; nothing was changed. Ask again after the seconds in `Retry-After`.',
  rest_database_read_only:
    'The database takes no changes at present, for example while another server takes over. Reading works; write again later.',
  rest_database_timeout:
    'The database was too busy, or another change held what this one needed. Nothing was changed; send it again.',
  rest_outcome_unknown:
    'The connection to the database broke while the change was stored. Read the item to see whether it was made before sending it again.',
  rest_storage_full:
    'The disk of the database or of the media files is full. Its operator has to make room; nothing was changed.',
  rest_storage_unavailable:
    'The store of media files does not answer. Send the request again in a moment.',
  rest_internal_error:
    'An error of the service, which its log has under the id of `X-Request-Id`. Give the operator that id.',
} as const satisfies Record<keyof typeof protocolErrors, string>
