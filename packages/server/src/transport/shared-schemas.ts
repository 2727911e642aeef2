type Json = Record<string, unknown>

/** Maximum length in characters of a schema that stays inline, however often it occurs. */
const MAX_INLINE_LENGTH = 100

/** Schemas with the names that components shall have. */
export type SchemaNames = ReadonlyMap<string, string>

/** A key for the equality of schemas. */
export const structureOf = (schema: object): string => JSON.stringify(schema)

/**
 * Extracts each named schema, and each larger object that occurs more than once, into a component that the
 * others refer to. The same roots in the same order give the same names.
 */
export function shareSchemas(
  roots: readonly object[],
  names: SchemaNames,
  reservedNames: readonly string[] = [],
) {
  const counts = countStructures(roots)
  const reserved = new Set([...names.values(), ...reservedNames])
  const nameByStructure = new Map<string, string>()
  const schemas = new Map<string, Json>()

  const isShared = (node: Json, structure: string) =>
    names.has(structure) ||
    (isObjectSchema(node) &&
      (counts.get(structure) ?? 0) > 1 &&
      structure.length > MAX_INLINE_LENGTH)

  function nameFor(structure: string, property: string, owner: string): string {
    const exportedName = names.get(structure)
    if (exportedName) return exportedName
    const isFree = (name: string) => name !== '' && !schemas.has(name) && !reserved.has(name)
    const [short, long] = [pascal(property), owner + pascal(property)]
    let name = isFree(short) ? short : long
    for (let turn = 2; !isFree(name); turn += 1) name = `${long}${turn}`
    return name
  }

  function write(node: Json, property: string, owner: string): Json {
    const structure = structureOf(node)
    if (!isShared(node, structure)) return writeParts(node, property, owner)
    const name = nameByStructure.get(structure) ?? nameFor(structure, property, owner)
    if (!nameByStructure.has(structure)) {
      nameByStructure.set(structure, name)
      // Reserve the name before processing its parts, which may use the same name.
      schemas.set(name, {})
      schemas.set(name, writeParts(node, name, name))
    }
    return reference('schemas', name)
  }

  const writeParts = (node: Json, property: string, owner: string): Json =>
    compactNullable(mapParts(node, (part, name) => write(part, name ?? property, owner)))

  return {
    /**
     * A schema with references. It stays inline unless it has a name of its own; `owner` prefixes the names
     * of its parts where a name is ambiguous.
     */
    write: (schema: object, owner: string) =>
      names.has(structureOf(schema))
        ? write(schema as Json, '', '')
        : writeParts(schema as Json, '', pascal(owner)),
    /** Every component that was referred to so far. */
    schemas: () => sorted(schemas),
  }
}

function countStructures(roots: readonly object[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const count = (node: Json): Json => {
    const structure = structureOf(node)
    counts.set(structure, (counts.get(structure) ?? 0) + 1)
    mapParts(node, count)
    return node
  }
  for (const root of roots) count(root as Json)
  return counts
}

/** Replaces the subschemas of a schema; the callback receives the property of each, if any. */
function mapParts(node: Json, change: (part: Json, property?: string) => Json): Json {
  const parts = Object.entries(node).map(([key, part]) => {
    if (key === 'properties')
      return [key, mapValues(part as Json, (one, name) => change(one, name))]
    if (key === 'patternProperties') return [key, mapValues(part as Json, (one) => change(one))]
    if (key === 'items') return [key, change(part as Json)]
    if (key === 'anyOf') return [key, (part as Json[]).map((one) => change(one))]
    return [key, part]
  })
  return Object.fromEntries(parts)
}

/** `type: [one, 'null']` where that is equivalent to a choice between a plain schema and null. */
function compactNullable(node: Json): Json {
  const [one, none, ...others] = (node.anyOf as readonly Json[] | undefined) ?? []
  const isPlain = typeof one?.type === 'string' && !('enum' in one) && !('const' in one)
  if (!one || !isPlain || none?.type !== 'null' || others.length > 0) return node
  const { anyOf: _choice, ...rest } = node
  return { ...one, type: [one.type, 'null'], ...rest }
}

const mapValues = (values: Json, change: (value: Json, name: string) => Json): Json =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, change(value as Json, name)]),
  )

const isObjectSchema = (node: Json): boolean =>
  node.type === 'object' && Object.keys((node.properties as Json | undefined) ?? {}).length > 0

export const reference = (kind: string, name: string): Json => ({
  $ref: `#/components/${kind}/${name}`,
})

export const sorted = (entries: ReadonlyMap<string, Json>): Json =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))

export const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
