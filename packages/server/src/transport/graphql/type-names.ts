import type { AnyOperation, AnyService } from '@vitrine/contract/kit'
import { pascal, type SchemaNames, structureOf } from '../shared-schemas.ts'
import { identityOf, type Node, readShape } from './shape.ts'

export type Direction = 'input' | 'output'

/** One field of the schema's root with the operation behind it. */
export interface DeclaredOperation {
  readonly service: string
  readonly name: string
  readonly owner: AnyService
  readonly operation: AnyOperation
}

interface FieldLocation {
  readonly node: Node
  readonly property: string
  readonly direction: Direction
  readonly service: string
  /** Names from the operation down to the field, in capitals. */
  readonly trail: readonly string[]
}

interface Candidate {
  readonly direction: Direction | 'enum'
  readonly trail: readonly string[]
  readonly services: Set<string>
  /** The name its contract exports it by. */
  readonly given: string | undefined
}

/** The name of the type that a field's object or enum has in one direction. */
export type TypeNames = (node: Node, property: string, direction: Direction) => string

/**
 * Assigns a unique name to every object and enum. Exported schemas keep their names; the rest is named after
 * its field, prefixed by the service unless several use the same. The first one gets the short name, those
 * nearest to an operation first, so that a new operation does not rename existing types.
 */
export function nameTypes(
  operations: readonly DeclaredOperation[],
  given: SchemaNames,
  reserved: Iterable<string>,
): TypeNames {
  const keys = keysOf(given)
  const candidates = collect(operations, keys)
  const usedNames = new Set(reserved)
  const names = new Map<string, string>()
  for (const [key, candidate] of candidates) {
    const name = spellings(candidate).find((one) => !usedNames.has(one)) ?? `Type${names.size}`
    usedNames.add(name)
    names.set(key, name)
  }
  return (node, property, direction) => names.get(keys(node, property, direction).key) ?? 'Unnamed'
}

/** Candidates from the shortest to the longest. */
function* spell({ direction, trail, services, given }: Candidate): Generator<string> {
  const end = direction === 'input' ? 'Input' : ''
  const [service = ''] = services
  const prefix = services.size > 1 ? '' : service
  if (given) yield withEnd(given, end)
  if (given) yield withEnd(service + given, end)
  // Types that several services use need more than a name such as `Type`.
  for (let length = prefix ? 1 : 2; length <= trail.length; length += 1) {
    yield withEnd(joinNames([prefix, ...trail.slice(-length)]), end)
  }
  const whole = joinNames([service, ...trail])
  for (let turn = 1; turn < 100; turn += 1) yield withEnd(`${whole}${turn === 1 ? '' : turn}`, end)
}
const spellings = (candidate: Candidate): string[] => [...spell(candidate)]

const withEnd = (name: string, end: string): string => (name.endsWith(end) ? name : name + end)

/** Joins names; a word at the end of one and the start of the next appears once. */
export const joinNames = (parts: readonly string[]): string =>
  parts.reduce((all, part) => {
    if (all.endsWith(part)) return all
    return part.startsWith(all) ? part : all + part
  }, '')

type Keys = (
  node: Node,
  property: string,
  direction: Direction,
) => { readonly key: string; readonly leaf: string; readonly given: string | undefined }

function keysOf(given: SchemaNames): Keys {
  const namesOf = new WeakMap<Node, string | null>()
  const nameOf = (node: Node): string | undefined => {
    const known = namesOf.get(node)
    if (known !== undefined) return known ?? undefined
    const name = given.get(structureOf(node))
    namesOf.set(node, name ?? null)
    return name
  }
  return (node, property, direction) => {
    const { shape, node: meant } = readShape(node)
    if (shape.kind === 'enum') {
      const leaf = pascal(property)
      return { key: `enum ${leaf} ${shape.values.join()}`, leaf, given: undefined }
    }
    const name = nameOf(meant)
    const leaf = name ?? pascal(property)
    return { key: `${direction} ${leaf} ${identityOf(meant)}`, leaf, given: name }
  }
}

/** Breadth first, so that what is nearest to an operation comes first. */
function collect(
  operations: readonly DeclaredOperation[],
  keys: Keys,
): ReadonlyMap<string, Candidate> {
  const candidates = new Map<string, Candidate>()
  let level: FieldLocation[] = operations.flatMap(({ service, name, operation }) =>
    (['output', 'input'] as const).flatMap((direction) => {
      const root = (direction === 'input' ? operation.request : operation.response) as Node
      return fieldsOf({ node: root, property: '', direction, service, trail: [pascal(name)] })
    }),
  )
  while (level.length > 0) level = level.flatMap((location) => visit(location, keys, candidates))
  return candidates
}

function visit(
  location: FieldLocation,
  keys: Keys,
  candidates: Map<string, Candidate>,
): FieldLocation[] {
  const { shape } = readShape(location.node)
  if (shape.kind === 'scalar') return []
  if (shape.kind === 'list') {
    return [{ ...location, node: shape.items, property: singular(location.property) }]
  }
  const { key, leaf, given } = keys(location.node, location.property, location.direction)
  const known = candidates.get(key)
  if (known?.services.has(location.service)) return []
  const trail = [...location.trail, leaf]
  known?.services.add(location.service)
  if (!known) {
    const direction = shape.kind === 'enum' ? 'enum' : location.direction
    candidates.set(key, { direction, trail, given, services: new Set([location.service]) })
  }
  return shape.kind === 'enum' ? [] : fieldsOf({ ...location, trail })
}

function fieldsOf(location: FieldLocation): FieldLocation[] {
  const { shape } = readShape(location.node)
  if (shape.kind !== 'object') return []
  return Object.entries(shape.properties).map(([property, node]) => ({
    ...location,
    node,
    property,
  }))
}

/** `categories` contains each `category`. */
export const singular = (plural: string): string =>
  plural
    .replace(/ies$/, 'y')
    .replace(/(ss|us|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1')
