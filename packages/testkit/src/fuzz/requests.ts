import { deflateSync, gzipSync } from 'node:zlib'
import { contract } from '@vitrine/contract'
import { type AnyOperation, type AnyService, addressesOf } from '@vitrine/contract/kit'
import type { Random } from './random.ts'
import { makeValue, oddTexts, oddValue, type Schema } from './values.ts'

export interface FuzzedRequest {
  /** The name of the request, for the report. */
  readonly name: string
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer
}

/** Inputs of the generated requests, in addition to the random numbers. */
export interface FuzzContext {
  /** `Authorization` and `Cookie` headers; each request uses one of the sets. */
  readonly callers: readonly Readonly<Record<string, string>>[]
  /** Existing ids of the shop. */
  readonly ids: readonly string[]
  /** Origin of the shop. */
  readonly origin: string
  /** Paths of pages and files. */
  readonly pages: readonly string[]
}

export const operations = Object.entries(contract as Record<string, AnyService>).flatMap(
  ([key, service]) =>
    Object.entries(service.operations).map(([name, operation]) => ({
      name: `${key}.${name}`,
      service,
      operation,
    })),
)

const PAGE_SHARE = 0.1

/** A request to a random operation or page, reproducible by seed. */
export function fuzzRequest(random: Random, context: FuzzContext): FuzzedRequest {
  if (random.chance(PAGE_SHARE)) return pageRequest(random, context)
  const { name, service, operation } = random.pick(operations)
  return requestOf({ name, service, operation }, random, context)
}

/** One request to an operation. */
export function requestOf(
  {
    name,
    service,
    operation,
  }: { readonly name: string; readonly service: AnyService; readonly operation: AnyOperation },
  random: Random,
  context: FuzzContext,
): FuzzedRequest {
  const { method, path } = random.pick(addressesOf(service, operation))
  const target = path.replace(/\{([^}]+)\}/g, () =>
    inPath(random.chance(0.7) ? random.pick(context.ids) : textOf(oddValue(random))),
  )
  const message = makeValue(operation.request as Schema, random, context.ids)
  const takesBody = method !== 'GET' && method !== 'DELETE'
  const query = takesBody && random.chance(0.8) ? '' : queryOf(message, random)
  const headers = { ...headersOf(random, context), 'content-type': 'application/json' }
  if (!takesBody && random.chance(0.9)) return { name, method, target: target + query, headers }
  return { name, method, target: target + query, ...bodyOf(message, headers, random) }
}

function pageRequest(random: Random, context: FuzzContext): FuzzedRequest {
  const page = random.pick(context.pages)
  const path = random.chance(0.2) ? `${page}/${inPath(random.pick(oddTexts))}` : page
  const words = ['page', 'q', 'min', 'max', 'sort', 'stock', 'lang', 'return', 'within', 'currency']
  const pairs = Object.fromEntries(
    words.filter(() => random.chance(0.3)).map((word) => [word, oddValue(random)]),
  )
  const target = `${path}${queryOf(pairs, random)}`
  const accept = random.pick(['text/html', '*/*', 'application/json', ''])
  const headers: Record<string, string> = { ...headersOf(random, context), accept }
  const name = `page ${page}`
  if (random.chance(0.8)) return { name, method: random.pick(['GET', 'HEAD']), target, headers }
  if (random.chance(0.5)) return { name, target, ...formOf(headers, random, context) }
  const method = random.pick(['POST', 'PUT', 'DELETE', 'OPTIONS'])
  return { name, method, target, ...bodyOf(pairs, headers, random) }
}

const formFields = [
  'email',
  'password',
  'newPassword',
  'code',
  'name',
  'nickname',
  'firstName',
  'slug',
  'return',
  'way',
  'token',
  'ticket',
  'answer',
  'id',
  'step',
  'credential',
  'challengeId',
  'device',
]

/** A form submission from the page's own origin. */
function formOf(headers: Record<string, string>, random: Random, { origin }: FuzzContext) {
  const fields = formFields
    .filter(() => random.chance(0.5))
    .map((name) => [name, wellFormed(textOf(oddValue(random)))])
  const type = 'application/x-www-form-urlencoded'
  return {
    method: 'POST',
    headers: { ...headers, origin, 'content-type': type },
    body: Buffer.from(String(new URLSearchParams(fields))),
  }
}

/** Half of a surrogate pair cannot be part of a URL. */
const wellFormed = (text: string) => text.replaceAll(/[\ud800-\udfff]/gu, '')
const textOf = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
const inPath = (text: string) => encodeURIComponent(wellFormed(text)).slice(0, 900)

function queryOf(message: unknown, random: Random): string {
  if (random.chance(0.05)) return random.pick(['?', '?&&&=', '?.r=', '?.r=e30', '?.r=%00', '?a=%'])
  if (typeof message !== 'object' || message === null) return ''
  const pairs = Object.entries(message).map(([key, value]) => {
    return `${encodeURIComponent(wellFormed(key))}=${encodeURIComponent(wellFormed(textOf(value)))}`
  })
  return pairs.length > 0 ? `?${pairs.join('&')}`.slice(0, 8000) : ''
}

const oddHeaders: Readonly<Record<string, readonly string[]>> = {
  'accept-language': ['de', '*', 'x'.repeat(500), ';q=', 'zz-ZZ;q=9', '-'],
  'accept-encoding': ['br', 'gzip;q=0', '*', 'identity', '\xff', 'br;q=0, gzip'],
  'if-none-match': ['*', '""', 'W/"x"', '"'.repeat(30)],
  'if-range': ['"x"', 'Thu, 01 Jan 1970 00:00:00 GMT', 'x'],
  range: ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=1e9-', 'lines=1-2', 'bytes=0-1,2-3'],
  'x-wix-currency': ['EUR', 'eur', 'XTS', '\xff\xfe', ' ', 'EURO'],
  'x-wix-linguist': ['a|b|c', '|||', 'x'],
  'x-wix-bi-gateway': ['environment=js-sdk', 'x', '=,=,='],
  'wix-site-id': ['x', '00000000-0000-0000-0000-000000000000'],
  'vitrine-site-id': ['', 'x', '00000000-0000-0000-0000-000000000000'],
  'x-forwarded-for': ['x', '::1', '1.2.3.4, 5.6.7.8'],
  'x-forwarded-proto': ['https', 'gopher', ','],
  'x-forwarded-host': ['evil.example', '[', 'a b'],
  'access-control-request-method': ['POST', 'x'],
  origin: ['null', 'https://evil.example', 'x', ''],
  referer: ['x', 'https://evil.example/'],
  'sec-fetch-site': ['same-origin', 'cross-site', 'x'],
  'user-agent': ['x'.repeat(3000), '', '\xe9'],
  cookie: [
    'vitrine_session=x',
    'vitrine-session=%00',
    'vitrine_session=%7B%7D; vitrine-lang=zz; vitrine-theme=x',
    '=;=;=',
    'vitrine_session=eyJhIjoxfQ',
  ],
  'x-vitrine-part': ['later', 'x'],
  traceparent: ['00-x'],
}

function headersOf(random: Random, { callers }: FuzzContext): Record<string, string> {
  const odd = Object.entries(oddHeaders)
    .filter(() => random.chance(0.06))
    .map(([name, values]) => [name, random.pick(values)])
  const caller = random.chance(0.1) ? { authorization: oddToken(random) } : random.pick(callers)
  return { ...Object.fromEntries(odd), ...caller }
}

const oddToken = (random: Random) =>
  random.pick([
    'x',
    'Bearer',
    'Bearer x.y.z',
    ',',
    'IST.x',
    'Bearer eyJhbGciOiJub25lIn0.e30.',
    'Basic eDp5',
    '\xff',
    'OauthNG.JWS.x',
  ])

/** Usually the message as JSON, sometimes a body that does not match its content type. */
function bodyOf(
  message: unknown,
  headers: Record<string, string>,
  random: Random,
): { headers: Record<string, string>; body: Buffer } {
  const text = JSON.stringify(message) ?? ''
  const as = (body: Buffer | string, more: Record<string, string> = {}) => ({
    headers: { ...headers, ...more },
    body: Buffer.from(body),
  })
  if (random.chance(0.85)) return as(text)
  const packed = { 'content-encoding': 'gzip' }
  return random.pick([
    () => as(text.slice(0, text.length / 2)),
    () => as(''),
    () => as('null'),
    () => as('[1]'),
    () => as(`\ufeff${text}`),
    () => as(`{"a":1e999,"b":-1e999,"__proto__":{"x":1},"a":2}`),
    () => as(`${'{"query":'.repeat(3000)}1${'}'.repeat(3000)}`),
    () => as(`${'['.repeat(50_000)}`),
    () => as('{"query":"\\ud800","\\u0000":"\\u0000"}'),
    () => as(Buffer.from([0xff, 0xfe, 0x00, 0x7b, 0x7d])),
    () => as(Buffer.from(`{"name":"\xe9\xff"}`, 'latin1')),
    () => as(text, packed),
    () => as(gzipSync(text), packed),
    () => as(gzipSync(text).subarray(0, 12), packed),
    () => as(deflateSync(text), { 'content-encoding': 'deflate' }),
    () => as(text, { 'content-encoding': random.pick(['br', 'zstd', 'x', 'gzip, gzip', '']) }),
    () => as(gzipSync(Buffer.alloc(3_000_000, ' ')), packed),
    () => as('a=1&a=2&b.c=3', { 'content-type': 'application/x-www-form-urlencoded' }),
    () => as('--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' }),
    () => as(text, { 'content-type': random.pick(['text/plain', 'x', 'application/', '*/*', '']) }),
    () => as('x'.repeat(1_200_000)),
  ])()
}
