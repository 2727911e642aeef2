import type { TSchema } from 'typebox'
import { violation } from './errors.ts'
import type { AnyOperation, AnyService } from './operation.ts'
import { addressesOf } from './operation.ts'
import { fillPath, type Method, parametersOf } from './route.ts'

/** A GET query longer than this is sent as POST instead (specification §9). */
export const LONG_QUERY = 4000

export interface WireRequest {
  readonly method: Method
  /** Path with its query string. */
  readonly target: string
  readonly body?: string
}

/** Wire input → HTTP request at the operation's canonical address. */
export function toRequest(owner: AnyService, declared: AnyOperation, input: object): WireRequest {
  const address = addressesOf(owner, declared)[0]
  if (!address) throw new Error(`No address for ${declared.summary}`)
  const path = fillPath(address.path, (name) => valueAt(input, name))
  if (declared.longGet) return longGet(path, input)
  if (address.method === 'GET' || address.method === 'DELETE') {
    const query = holdsObjectList(input)
      ? `.r=${toBase64Url(JSON.stringify(input))}`
      : toQuery(input, parametersOf(address.path))
    return { method: address.method, target: query ? `${path}?${query}` : path }
  }
  return { method: address.method, target: path, body: JSON.stringify(input) }
}

function longGet(path: string, input: object): WireRequest {
  const body = JSON.stringify(input)
  const target = body === '{}' ? path : `${path}?.r=${toBase64Url(body)}`
  return target.length - path.length > LONG_QUERY
    ? { method: 'POST', target: path, body }
    : { method: 'GET', target }
}

/** HTTP request parts → wire input. Path parameters win over query and body. */
export function fromRequest(
  declared: AnyOperation,
  parts: { params: Record<string, string>; query: URLSearchParams; body: unknown },
): Record<string, unknown> {
  const input = isRecord(parts.body) ? { ...parts.body } : fromQuery(declared.request, parts.query)
  for (const [name, value] of Object.entries(parts.params)) putAt(input, name, value)
  return input
}

function fromQuery(schema: TSchema, query: URLSearchParams): Record<string, unknown> {
  const packed = query.get('.r')
  if (packed) return fromPacked(packed)
  const input: Record<string, unknown> = {}
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name)
    putAt(input, name, shape(schemaAt(schema, name), values))
  }
  return input
}

/** Parses `.r`: a truncated one must not be treated as a request for everything. */
function fromPacked(packed: string): Record<string, unknown> {
  const input = unpacked(packed)
  if (isRecord(input)) return input
  throw violation('.r', 'FORMAT', 'must be a JSON object in base64url')
}

function unpacked(packed: string): unknown {
  try {
    return JSON.parse(fromBase64Url(packed))
  } catch {
    return undefined
  }
}

type Shape = {
  type?: string
  items?: TSchema
  properties?: Record<string, TSchema>
  anyOf?: TSchema[]
}

function shape(schema: Shape | undefined, values: string[]): unknown {
  const known = schema?.anyOf ? (schema.anyOf[0] as Shape) : schema
  if (known?.type === 'array') return values.map((value) => scalar(known.items as Shape, value))
  return scalar(known, values.at(-1) as string)
}

function scalar(schema: Shape | undefined, value: string): unknown {
  if (schema?.type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value
  if (schema?.type === 'integer' || schema?.type === 'number') {
    return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
  }
  return value
}

function schemaAt(schema: TSchema, name: string): Shape | undefined {
  let node: Shape | undefined = schema as Shape
  for (const part of name.split('.')) {
    if (node?.anyOf) node = node.anyOf[0] as Shape
    node = node?.properties?.[part] as Shape | undefined
  }
  return node
}

/** Lists of objects have no form among dotted keys. */
function holdsObjectList(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isRecord)
  return isRecord(value) && Object.values(value).some(holdsObjectList)
}

function toQuery(input: object, leaveOut: string[], prefix = ''): string {
  const pairs = Object.entries(input).flatMap(([key, value]) => {
    const name = prefix + key
    if (value === undefined || value === null || leaveOut.includes(name)) return []
    if (Array.isArray(value)) return value.map((one) => pair(name, one))
    if (isRecord(value)) return toQuery(value, leaveOut, `${name}.`) || []
    return pair(name, value)
  })
  return pairs.join('&')
}

const pair = (name: string, value: unknown) =>
  `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`

export function valueAt(value: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((node, part) => (isRecord(node) ? node[part] : undefined), value)
}

function putAt(target: Record<string, unknown>, name: string, value: unknown): void {
  const parts = name.split('.')
  if (parts.some((part) => part === '__proto__' || part === 'constructor')) return
  const last = parts.pop() as string
  let node = target
  for (const part of parts) {
    // Validation rejects any other value.
    if (!isRecord(node[part] ?? {})) return
    const next = isRecord(node[part]) ? { ...node[part] } : {}
    node[part] = next
    node = next
  }
  node[last] = value
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text)
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  if (/^[\0-\x7f]*$/.test(binary)) return binary
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at)
  return new TextDecoder().decode(bytes)
}
