import { maxHeaderSize, type ServerResponse } from 'node:http'
import { NotFound, PayloadTooLarge, RequestTimeout, violation } from '@vitrine/contract/kit'
import { newRequestId } from '../platform/ids.ts'
import type { Logger } from '../platform/logger.ts'
import { corsHeaders } from './cors.ts'
import type { PipelineDeps } from './deps.ts'
import { toErrorResponse } from './wire-errors.ts'

/** Our errors for requests that the HTTP server rejects before we read them, by its error code. */
const errorsByCode: Readonly<Record<string, () => Error>> = {
  FST_ERR_BAD_URL: () =>
    violation('url', 'FORMAT', 'must be an address whose % signs stand before two hex digits'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    violation('content-type', 'FORMAT', 'must be a media type such as application/json'),
  ERR_HTTP_REQUEST_TIMEOUT: () => RequestTimeout(),
  HPE_HEADER_OVERFLOW: () => PayloadTooLarge({ limitBytes: maxHeaderSize }),
}

/** Converts an error that the client can correct. */
export function toClientError(error: unknown): unknown {
  const { code = '', statusCode = 500 } = error as {
    readonly code?: string
    readonly statusCode?: number
  }
  if (Object.hasOwn(errorsByCode, code)) return errorsByCode[code]?.()
  // Paths that no file of a folder can have.
  return statusCode >= 400 && statusCode < 500 ? NotFound() : error
}

/** The raw response to an invalid HTTP request, or one with too many headers. */
export function toRawErrorResponse(error: Error, { logger }: Pick<PipelineDeps, 'logger'>): string {
  const clientError = toClientError(error)
  const rejection =
    clientError === error
      ? violation('request', 'FORMAT', 'must be a request of HTTP 1.1')
      : clientError
  const { status, headers, text } = errorResponseOf(rejection, logger)
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return [`HTTP/1.1 ${status} Refused`, ...lines, '', text].join('\r\n')
}

/** Responds to a request that is refused before it is parsed. */
export function sendErrorResponse(
  error: Error,
  { logger }: Pick<PipelineDeps, 'logger'>,
  response: ServerResponse,
): void {
  const { status, headers, text } = errorResponseOf(error, logger)
  response.writeHead(status, headers)
  response.end(response.req.method === 'HEAD' ? undefined : text)
}

function errorResponseOf(error: unknown, logger: Logger) {
  const requestId = newRequestId()
  const { status, headers, body } = toErrorResponse(error, requestId, logger)
  const text = String(body)
  const bodyHeaders = { 'x-wix-request-id': requestId, 'content-length': Buffer.byteLength(text) }
  return { status, headers: { ...corsHeaders, ...headers, ...bodyHeaders }, text }
}
