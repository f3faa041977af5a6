/** Errors of requests that reached no resource; part of the catalogue. */
export const protocolErrors = {
  // before the application
  rest_not_ready: {
    kind: 'unavailable',
    message: 'The site is starting or stopping. Try again in a moment.',
  },
  rest_overloaded: {
    kind: 'unavailable',
    message: 'The site has more requests than it can answer. Try again in a moment.',
  },
  rest_invalid_request: { kind: 'invalid', message: 'This is not a valid HTTP request.' },
  rest_headers_too_large: {
    kind: 'headers-too-large',
    message: 'The headers are larger than this site accepts.',
  },
  rest_request_timeout: { kind: 'timeout', message: 'The request did not arrive in time.' },

  // in it
  rest_no_route: { kind: 'not-found', message: 'No route matches this address and method.' },
  rest_invalid_json: { kind: 'invalid', message: 'The body is not valid JSON.' },
  rest_invalid_encoding: { kind: 'invalid', message: 'The request is not valid UTF-8.' },
  rest_incomplete_body: { kind: 'invalid', message: 'The request ended before its body did.' },
  rest_body_too_large: { kind: 'too-large', message: 'The body is larger than this site accepts.' },
  rest_upload_no_content_disposition: {
    kind: 'invalid',
    message: 'The Content-Disposition header is missing.',
  },
  rest_upload_invalid_disposition: {
    kind: 'invalid',
    message: 'The Content-Disposition header names no file.',
  },
  rest_upload_hash_mismatch: {
    kind: 'precondition-failed',
    message: 'The MD5 sum of the file does not match the request.',
  },
  rest_unsupported_media_type: {
    kind: 'unsupported-media-type',
    message:
      'Bodies of this media type are not supported. Send application/json or application/x-www-form-urlencoded.',
  },
  rest_cross_site_credentials: {
    kind: 'forbidden',
    message: 'This request does not accept credentials that a browser sends automatically.',
  },
  rest_batch_not_allowed: {
    kind: 'invalid',
    message: 'This route does not support batch requests.',
  },
  parse_path_failed: { kind: 'invalid', message: 'The path of this request could not be parsed.' },
  rest_callback_invalid: { kind: 'invalid', message: 'The callback name is not valid.' },
  rest_invalid_namespace: { kind: 'not-found', message: 'There is no such namespace.' },
  rest_precondition_failed: {
    kind: 'precondition-failed',
    message: 'The item has changed since you read it.',
  },
  rest_database_unavailable: {
    kind: 'unavailable',
    message: 'The site cannot reach its database. Try again in a moment.',
  },
  rest_database_read_only: {
    kind: 'unavailable',
    message: 'The site accepts no changes at the moment. Try again later.',
  },
  rest_database_timeout: {
    kind: 'unavailable',
    message: 'This took too long, and nothing was changed. Try again in a moment.',
  },
  rest_outcome_unknown: {
    kind: 'unavailable',
    message:
      'The database was lost while it stored this change. Look whether it was made before you try again.',
  },
  rest_storage_full: {
    kind: 'storage-full',
    message: 'The site has no room left for this change. Nothing was changed.',
  },
  rest_storage_unavailable: {
    kind: 'unavailable',
    message: 'The site cannot reach its media store. Try again in a moment.',
  },
  rest_internal_error: { kind: 'internal', message: 'Something went wrong on our side.' },
} as const
