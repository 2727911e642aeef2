import { chooseEncoding, type Encoding, MIN_COMPRESS_BYTES } from './encoding.ts'
import {
  type PipelineRequest,
  type PipelineResponse,
  requestedCurrency,
} from './pipeline-messages.ts'
import type { CachedResponse } from './response-cache.ts'

type Headers = Pick<PipelineRequest, 'header'>

/** The cache key of a response. The currency is part of it. */
export function cacheKeyOf(method: string, target: string, headers: Headers): string {
  const currency = requestedCurrency(headers)
  return currency ? `${method} ${currency} ${target}` : `${method} ${target}`
}

/** A cached response in the encoding that this client accepts, or 304 when it has it already. */
export async function serveCached(
  cached: CachedResponse,
  message: PipelineRequest,
): Promise<PipelineResponse> {
  if (message.method !== 'GET') return servePost(cached, message)
  const encoding = encodingFor(cached, message)
  if (encoding) await cached.encodedAs(encoding)
  return serveIfReady(cached, message) as PipelineResponse
}

/** The same for a GET whose encoding is cached already; undefined otherwise. */
export function serveIfReady(
  cached: CachedResponse,
  headers: Headers,
): PipelineResponse | undefined {
  const encoding = encodingFor(cached, headers)
  const body = encoding ? cached.encodedIfReady(encoding) : cached.body
  if (!body) return undefined
  const isPrivate = headers.header('authorization') !== undefined
  const { full, notModified, etag } = representationOf(cached, { encoding, isPrivate, body })
  return matchesEtag(headers.header('if-none-match'), etag) ? notModified : full
}

interface Representation {
  readonly etag: string
  readonly full: PipelineResponse
  readonly notModified: PipelineResponse
}

const representations = new WeakMap<
  Buffer,
  { readonly open: Representation; readonly private: Representation }
>()

/** Both replies of a representation, full and not modified, are created once with it. */
function representationOf(
  cached: CachedResponse,
  options: { encoding: Encoding | undefined; isPrivate: boolean; body: Buffer },
): Representation {
  const existing = representations.get(options.body) ?? {
    // A response to a request with a token stays with that client, which must revalidate it each time.
    private: createRepresentation(cached, options, 'private, no-cache'),
    open: createRepresentation(cached, options, 'no-cache'),
  }
  representations.set(options.body, existing)
  return options.isPrivate ? existing.private : existing.open
}

function createRepresentation(
  { tag }: CachedResponse,
  { encoding, body }: { encoding: Encoding | undefined; body: Buffer },
  cacheControl: string,
): Representation {
  const etag = encoding ? `"${tag}-${encoding}"` : `"${tag}"`
  const validators = { etag, 'cache-control': cacheControl, vary: VARY }
  const headers = { 'content-type': JSON_TYPE, ...validators, ...codingOf(encoding) }
  return {
    etag,
    full: { status: 200, headers, body, isFinal: true },
    notModified: { status: 304, headers: validators, body: null, isFinal: true },
  }
}

async function servePost(
  cached: CachedResponse,
  message: PipelineRequest,
): Promise<PipelineResponse> {
  const encoding = encodingFor(cached, message)
  const headers = { 'content-type': JSON_TYPE, 'cache-control': 'no-store', vary: VARY }
  return {
    status: 200,
    headers: { ...headers, ...codingOf(encoding) },
    body: encoding ? await cached.encodedAs(encoding) : cached.body,
    isFinal: true,
  }
}

const JSON_TYPE = 'application/json; charset=utf-8'
const VARY = 'Accept-Encoding, X-Wix-Currency'

const codingOf = (encoding: Encoding | undefined) =>
  encoding ? { 'content-encoding': encoding } : undefined

const encodingFor = ({ body }: CachedResponse, { header }: Headers): Encoding | undefined =>
  body.byteLength >= MIN_COMPRESS_BYTES ? chooseEncoding(header('accept-encoding')) : undefined

function matchesEtag(tags: string | undefined, etag: string): boolean {
  if (tags === undefined) return false
  if (tags === etag || tags.trim() === '*') return true
  return tags.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
