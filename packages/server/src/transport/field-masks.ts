import {
  type AnyOperation,
  maskedBy,
  pathsOf,
  type TSchema,
  violation,
} from '@vitrine/contract/kit'
import { joinFieldPath } from './field-path.ts'

interface Node {
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly items?: TSchema
  readonly anyOf?: readonly TSchema[]
  readonly required?: readonly string[]
  readonly type?: string
}

/** A schema without its null. */
const withoutNull = (schema: TSchema | undefined): Node => {
  const node = (schema ?? {}) as Node
  return node.anyOf ? (node.anyOf[0] as Node) : node
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A request whose changes are limited to the paths of its field masks. */
export const withinMasks = ({ request, response }: AnyOperation, wire: unknown): unknown =>
  limitAll({ schema: request, response }, wire, '')

interface SchemaPair {
  readonly schema: TSchema
  readonly response: TSchema
}

function limitAll({ schema, response }: SchemaPair, value: unknown, field: string): unknown {
  if (!hasMask(schema)) return value
  const { items, properties } = withoutNull(schema)
  const below = (one: TSchema, part: unknown, name: string | number) =>
    limitAll({ schema: one, response }, part, joinFieldPath(value, field, name))
  if (Array.isArray(value)) return items ? value.map((one, at) => below(items, one, at)) : value
  if (!isRecord(value) || !properties) return value
  const parts = Object.entries(value).map(([name, part]) => {
    const known = properties[name]
    return [name, known ? below(known, part, name) : part] as const
  })
  const limited = Object.fromEntries(parts)
  for (const [name, one] of Object.entries(properties)) {
    const target = maskedBy(one)
    const paths = target === undefined ? [] : pathsOf(value[name])
    if (target === undefined || paths.length === 0) continue
    const mask = { paths, field: joinFieldPath(value, field, name), response }
    limitAt(limited, { ...mask, schema, targetPath: target.split('.') })
  }
  return limited
}

const masked = new WeakMap<object, boolean>()

/** Whether a schema has a field mask; most requests have none. */
function hasMask(schema: TSchema): boolean {
  const known = masked.get(schema)
  if (known !== undefined) return known
  const { items, properties } = withoutNull(schema)
  const parts = Object.values(properties ?? {})
  const has =
    parts.some((one) => maskedBy(one) !== undefined || hasMask(one)) ||
    (items !== undefined && hasMask(items))
  masked.set(schema, has)
  return has
}

interface Mask {
  readonly paths: readonly string[]
  /** The path of the mask in the request. */
  readonly field: string
  readonly response: TSchema
}

/** Replaces the sent change by the limited one, through the lists on the path. */
function limitAt(
  parent: unknown,
  {
    schema,
    targetPath,
    ...mask
  }: Mask & { readonly schema: TSchema; readonly targetPath: readonly string[] },
): void {
  const [name, ...rest] = targetPath as [string, ...string[]]
  const one = withoutNull(schema).properties?.[name]
  if (!isRecord(parent) || !one) return
  const value = parent[name]
  if (rest.length > 0) {
    const { items } = withoutNull(one)
    const elements = Array.isArray(value) ? value.map((each) => ({ ...each })) : value
    if (Array.isArray(elements)) parent[name] = elements
    const inner = items && Array.isArray(elements) ? elements : [elements]
    for (const each of inner) limitAt(each, { ...mask, schema: items ?? one, targetPath: rest })
    return
  }
  const entity: Entity = { name, write: one, read: findNamed(mask.response, name) }
  parent[name] = limited(one, value, segmentsOf(mask, entity))
}

/** An entity that is updated: its request schema, and its response schema. */
interface Entity {
  readonly name: string
  readonly write: TSchema
  readonly read: TSchema | undefined
}

/** Paths by their names, without that of the entity itself. */
function segmentsOf({ paths, field }: Mask, { name, write, read }: Entity): string[][] {
  return paths.map((path) => {
    const [first, ...rest] = path.split('.') as [string, ...string[]]
    const isOwn = first === name && !withoutNull(write).properties?.[name]
    const segments = isOwn ? rest : [first, ...rest]
    const alternatives = [write, read].flatMap((one) =>
      one ? [alternativesIfUnknown(one, segments)] : [],
    )
    if (alternatives.every((known) => known !== undefined)) {
      const names = [...new Set(alternatives.flatMap((known) => known ?? []))].sort().join(', ')
      const sentence = `names "${path}", which is no field of ${name}; there are ${names}`
      throw violation(field, 'VALIDATION', sentence, { path })
    }
    return segments
  })
}

/** The available names if a path does not exist; undefined if it exists. */
function alternativesIfUnknown(schema: TSchema, segments: readonly string[]): string[] | undefined {
  let node = withoutNull(schema)
  for (const segment of segments) {
    // An open object or a list is included as a whole by every path below it.
    if (!node.properties) return node.type === undefined || isOpen(node) ? undefined : []
    const next = node.properties[segment]
    if (!next) return Object.keys(node.properties)
    node = withoutNull(next)
  }
  return undefined
}

const isOpen = ({ type }: Node) => type === 'array' || type === 'object'

/** The value with only the fields in the paths, and those that every change of its kind needs. */
function limited(schema: TSchema, value: unknown, paths: readonly (readonly string[])[]): unknown {
  const { properties, required = [] } = withoutNull(schema)
  if (!properties || paths.some((path) => path.length === 0)) return value
  if (value !== null && !isRecord(value)) return value
  const below = new Map<string, (readonly string[])[]>()
  for (const [name, ...rest] of paths as [string, ...string[]][]) {
    below.set(name, [...(below.get(name) ?? []), rest])
  }
  const own =
    value === null ? Object.fromEntries([...below.keys()].map((name) => [name, null])) : value
  const parts = Object.entries(own).flatMap(([name, part]) => {
    const rests = below.get(name)
    const one = properties[name]
    if (rests && one) return [[name, limited(one, part, rests)] as const]
    return required.includes(name) ? [[name, part] as const] : []
  })
  return Object.fromEntries(parts)
}

/** The first entity with this name in a response; those of bulk responses are called item. */
function findNamed(schema: TSchema, name: string): TSchema | undefined {
  const { properties = {}, items } = withoutNull(schema)
  const own = properties[name] ?? properties.item
  if (own) return own
  for (const one of [...Object.values(properties), ...(items ? [items] : [])]) {
    const found = findNamed(one, name)
    if (found) return found
  }
  return undefined
}
