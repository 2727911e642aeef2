import type { AnyOperation, AnyService, FieldViolation } from '@vitrine/contract/kit'
import { nearestName } from '../platform/nearest-name.ts'
import { joinFieldPath } from './field-path.ts'

/** A part of a JSON schema. */
interface Shape {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly patternProperties?: unknown
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
}
type Properties = Readonly<Record<string, Shape>>

/** Further ones would not help the caller. */
const MAX_LISTED = 20

/**
 * Fields of a request that our own operations (`/vitrine/…`) do not define: a misspelt one would be ignored
 * silently. Below the top level, fields of the service's responses are allowed and ignored, so that a
 * response can be changed and sent back. Published dialects tolerate all of them, as their clients expect,
 * and addresses opened by browsers may have foreign parameters.
 */
export function findUnknownKeys(
  { service, operation }: { readonly service: AnyService; readonly operation: AnyOperation },
  input: Readonly<Record<string, unknown>>,
): FieldViolation[] {
  const mounts = operation.mounts ?? service.mounts
  const { properties } = operation.request as Shape
  if (!properties || operation.answers === 'page') return []
  if (!mounts.every((mount) => mount.startsWith('/vitrine/'))) return []
  const unknown = Object.keys(input)
    .filter((key) => !Object.hasOwn(properties, key))
    .map((key) => refusal('', key, properties))
  const answered = answeredFields(service)
  for (const [key, shape] of Object.entries(properties)) {
    collect(shape, { name: key, path: key, value: input[key] }, answered, unknown)
  }
  return unknown
}

const refusal = (path: string, key: string, properties: Properties): FieldViolation => ({
  field: joinFieldPath({}, path, key),
  description: `there is no field \`${key}\`${path && ` in \`${path}\``}; ${adviceFor(key, properties)}`,
  violatedRule: 'FIELD_NOT_ALLOWED',
  data: {},
})

interface Part {
  /** The name of the field that contains it. */
  readonly name: string
  readonly path: string
  readonly value: unknown
}

/** Adds the fields of a part that its shape does not define. */
function collect(
  shape: Shape,
  { name, path, value }: Part,
  answered: AnsweredFields,
  unknown: FieldViolation[],
): void {
  if (typeof value !== 'object' || value === null || unknown.length >= MAX_LISTED) return
  const below = (one: Shape, key: string | number, inner: unknown) => {
    const part = {
      name: typeof key === 'number' ? name : key,
      path: joinFieldPath(value, path, key),
    }
    collect(one, { ...part, value: inner }, answered, unknown)
  }
  if (Array.isArray(value)) {
    const items = shapesOf(shape).find((one) => one.items)?.items
    if (items) for (const [at, item] of value.entries()) below(items, at, item)
    return
  }
  const properties = propertiesOf(shape)
  if (!properties) return
  for (const [key, inner] of Object.entries(value)) {
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined
    if (known) below(known, key, inner)
    else if (!answered.get(name)?.has(key)) unknown.push(refusal(path, key, properties))
  }
}

/** The forms that a value may have. */
const shapesOf = (shape: Shape): readonly Shape[] => shape.anyOf?.flatMap(shapesOf) ?? [shape]

const merged = new WeakMap<Shape, Properties | null>()

/** The fields of an object in all its variants; null where any field is allowed. */
function propertiesOf(shape: Shape): Properties | null {
  const cached = merged.get(shape)
  if (cached !== undefined) return cached
  const objects = shapesOf(shape).filter(({ type }) => type === undefined || type === 'object')
  const isOpen =
    objects.length === 0 || objects.some((one) => !one.properties || one.patternProperties)
  const properties = isOpen ? null : mergeShapes(objects)
  merged.set(shape, properties)
  return properties
}

function mergeShapes(objects: readonly Shape[]): Properties {
  const all: Record<string, Shape> = {}
  for (const { properties = {} } of objects) {
    for (const [key, one] of Object.entries(properties)) {
      const other = all[key]
      all[key] = other ? { anyOf: [other, one] } : one
    }
  }
  return all
}

type AnsweredFields = ReadonlyMap<string, ReadonlySet<string>>

const answers = new WeakMap<AnyService, AnsweredFields>()

/** The fields of all objects in a service's responses, by the name of the field that contains them. */
function answeredFields(service: AnyService): AnsweredFields {
  const cached = answers.get(service)
  if (cached) return cached
  const fields = new Map<string, Set<string>>()
  const visit = (name: string, shape: Shape): void => {
    for (const { properties, items } of shapesOf(shape)) {
      if (items) visit(name, items)
      for (const [key, inner] of Object.entries(properties ?? {})) {
        fields.set(name, (fields.get(name) ?? new Set()).add(key))
        visit(key, inner)
      }
    }
  }
  for (const { response } of Object.values(service.operations)) visit('', response as Shape)
  answers.set(service, fields)
  return fields
}

function adviceFor(key: string, properties: Properties): string {
  const names = Object.keys(properties)
  const suggestion = nearestName(key, names) ?? nestedFieldOf(key, properties)
  if (suggestion !== undefined) return `did you mean \`${suggestion}\`?`
  if (names.length === 0) return 'this operation takes none'
  return `accepted: ${names.map((name) => `\`${name}\``).join(', ')}`
}

/** A nested field, such as `client.name` for `name`. */
function nestedFieldOf(key: string, properties: Properties): string | undefined {
  const parent = Object.entries(properties).find(([, shape]) =>
    [shape, ...(shape.anyOf ?? [])].some((one) => one.properties && key in one.properties),
  )
  return parent && `${parent[0]}.${key}`
}
