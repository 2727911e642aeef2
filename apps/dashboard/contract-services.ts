import { fileURLToPath } from 'node:url'
import type { AnyOperation, AnyService } from '@vitrine/contract/kit'
import { type Plugin, runnerImport } from 'vite'

type Services = Readonly<Record<string, AnyService>>
type Node = Readonly<Record<string, unknown>>
type Direction = 'request' | 'response'

const servicesFile = fileURLToPath(new URL('./app/api/services.ts', import.meta.url))

/**
 * Replaces the whole contract, which has 80 kB, with what the client needs of each operation: paths, minimum roles, and
 * the parts of schemas that convert values.
 */
export const contractServices = (): Plugin => ({
  name: 'contract-services',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (id !== servicesFile) return null
    const { module, dependencies } = await runnerImport<{ services: Services }>(servicesFile)
    for (const file of dependencies) this.addWatchFile(file)
    return codeOf(module.services)
  },
})

/** The source of a module that exports `services`; equal schemas are in it once. */
export function codeOf(services: Services): string {
  const schemas = new Map<string, string>()
  const schemaName = (schema: Node) => {
    const text = JSON.stringify(schema)
    const name = schemas.get(text) ?? `s${schemas.size}`
    schemas.set(text, name)
    return name
  }
  const entries = Object.entries(services).map(([key, { name, mounts, operations }]) => {
    const calls = Object.entries(operations).map(([operation, declared]) => {
      const { request, response, ...rest } = callOf(declared)
      const fields = JSON.stringify(rest).slice(1, -1)
      return `${operation}:{${fields},request:${schemaName(request)},response:${schemaName(response)}}`
    })
    return `${key}:{name:${JSON.stringify(name)},mounts:${JSON.stringify(mounts)},operations:{${calls}}}`
  })
  const constants = [...schemas].map(([text, name]) => `const ${name}=${text}`)
  return [...constants, `export const services={${entries}}`].join('\n')
}

/** The fields of an operation that the client and the permission checks need. */
export const callOf = (declared: AnyOperation) => ({
  route: declared.route,
  mounts: declared.mounts,
  longGet: declared.longGet,
  consumes: declared.consumes,
  answers: declared.answers,
  leastRole: declared.leastRole,
  writes: declared.writes ? true : undefined,
  request: convertedParts(declared.request, 'request') ?? {},
  response: convertedParts(declared.response, 'response') ?? {},
})

/** A schema without the parts that `toWire` of a request and `toValue` of a response do not change. */
export function convertedParts(schema: Node, direction: Direction): Node | undefined {
  const parts = convertedWithin(schema, direction)
  if (!schema['x-null'] || direction === 'request') return parts
  return { ...parts, 'x-null': schema['x-null'] }
}

function convertedWithin(schema: Node, direction: Direction): Node | undefined {
  const scalar = schema['x-scalar']
  if (scalar) return scalar === 'decimal-text' ? undefined : { 'x-scalar': scalar }
  const { anyOf, items, patternProperties, properties } = schema
  if (anyOf) return union(anyOf as Node[], direction)
  if (items) return wrapped('items', convertedParts(items as Node, direction))
  if (patternProperties) {
    const [entry] = Object.entries(converted(patternProperties as Node, direction))
    return entry && { patternProperties: Object.fromEntries([entry]) }
  }
  const changed = converted((properties ?? {}) as Node, direction)
  return Object.keys(changed).length > 0 ? { properties: changed } : undefined
}

const wrapped = (key: string, schema: Node | undefined) => schema && { [key]: schema }

const converted = (schemas: Node, direction: Direction) =>
  Object.fromEntries(
    Object.entries(schemas).flatMap(([key, schema]) => {
      const parts = convertedParts(schema as Node, direction)
      return parts ? [[key, parts] as const] : []
    }),
  )

/** A branch is chosen by its type and required fields, so that all of them stay when one converts. */
function union(branches: readonly Node[], direction: Direction): Node | undefined {
  const parts = branches.map((branch) => convertedParts(branch, direction))
  if (parts.every((part) => !part)) return undefined
  const anyOf = branches.map(({ type, required }, at) => ({ type, required, ...parts[at] }))
  return { anyOf }
}
