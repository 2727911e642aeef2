import type { TSchema } from '@vitrine/contract/kit'

/** The parts of JSON Schema that decide a GraphQL type. */
export interface Node {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly string[]
  readonly const?: unknown
  readonly anyOf?: readonly Node[]
  readonly items?: Node
  readonly properties?: Readonly<Record<string, Node>>
  readonly patternProperties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly maximum?: number
  readonly description?: string
  readonly 'x-scalar'?: string
  readonly 'x-filter'?: boolean
}

export type ScalarName =
  | 'Boolean'
  | 'Decimal'
  | 'Filter'
  | 'Float'
  | 'ID'
  | 'Int'
  | 'JSON'
  | 'Long'
  | 'String'
  | 'Timestamp'

/** The GraphQL form of a schema: free maps and mixed unions are JSON. */
export type Shape =
  | { readonly kind: 'object'; readonly properties: Readonly<Record<string, Node>> }
  | { readonly kind: 'list'; readonly items: Node }
  | { readonly kind: 'enum'; readonly values: readonly string[] }
  | { readonly kind: 'scalar'; readonly name: ScalarName }

export interface ResolvedShape {
  readonly node: Node
  readonly shape: Shape
  readonly isNullable: boolean
}

export const nodeOf = (schema: TSchema): Node => schema as Node

/** Reads a schema; `property` is the name of its field, because `id` becomes an ID. */
export function readShape(node: Node, property = ''): ResolvedShape {
  const branches = node.anyOf
  if (!branches) return { node, shape: shapeOf(node, property), isNullable: isAnything(node) }
  const meant = branches.filter((one) => one.type !== 'null')
  const isNullable = meant.length < branches.length
  const [only] = meant
  if (meant.length !== 1 || !only) return { node, shape: scalar('JSON'), isNullable }
  const inner = readShape(only, property)
  return { ...inner, isNullable: isNullable || inner.isNullable }
}

/** Null is a value too, where any is taken. */
const isAnything = ({ type, 'x-scalar': scalar, enum: words, const: only }: Node) =>
  (type === undefined || type === 'null') && !scalar && !words && only === undefined

function shapeOf(node: Node, property: string): Shape {
  if (node['x-filter']) return scalar('Filter')
  if (node['x-scalar']) return scalar(node['x-scalar'] === 'timestamp' ? 'Timestamp' : 'Decimal')
  if (node.items) return { kind: 'list', items: node.items }
  // GraphQL has no enums of numbers.
  if (node.enum && node.type !== 'integer') return { kind: 'enum', values: node.enum }
  if (node.properties && Object.keys(node.properties).length > 0) {
    return { kind: 'object', properties: node.properties }
  }
  return scalar(scalarOf(node, property))
}

const LARGEST_INT = 2 ** 31 - 1

function scalarOf(node: Node, property: string): ScalarName {
  const type = node.const === undefined ? node.type : typeof node.const
  if (type === 'boolean') return 'Boolean'
  if (type === 'number') return 'Float'
  if (type === 'integer') return (node.maximum ?? 0) > LARGEST_INT ? 'Long' : 'Int'
  if (type === 'string') return node.format === 'uuid' || property === 'id' ? 'ID' : 'String'
  return 'JSON'
}

const scalar = (name: ScalarName): Shape => ({ kind: 'scalar', name })

const signatures = new WeakMap<Node, string>()
const objectNumbers = new Map<string, number>()

/** What makes two objects the same GraphQL type: names and types of their fields, not their limits. */
export function signatureOf(node: Node): string {
  const existing = signatures.get(node)
  if (existing) return existing
  const signature = sign(node)
  signatures.set(node, signature)
  return signature
}

function sign(node: Node, property = ''): string {
  const { shape, isNullable, node: meant } = readShape(node, property)
  const mark = isNullable ? '?' : ''
  if (shape.kind === 'scalar') return shape.name + mark
  if (shape.kind === 'enum') return `(${shape.values.join('|')})${mark}`
  if (shape.kind === 'list') return `[${signField(shape.items, property)}]${mark}`
  const fields = Object.entries(shape.properties).map(
    ([name, field]) =>
      `${name}${meant.required?.includes(name) ? '!' : ''}:${signField(field, name)}`,
  )
  const text = fields.join(',')
  const number = objectNumbers.get(text) ?? objectNumbers.size
  objectNumbers.set(text, number)
  return `{${number}}${mark}`
}

/** Objects are remembered; the rest depends on the field's name. */
const signField = (node: Node, property: string): string =>
  node.properties || node.anyOf?.some((one) => one.properties)
    ? signatureOf(node)
    : sign(node, property)

/** The signature of an object regardless of whether it may be null. */
export const identityOf = (node: Node): string => signatureOf(readShape(node).node)
