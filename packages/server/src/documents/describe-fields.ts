import type { TSchema } from '@vitrine/contract/kit'

/** One line of a field table. */
export interface Field {
  readonly name: string
  readonly depth: number
  readonly required: boolean
  readonly kind: string
  readonly limits: string
}

interface Node {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Node[]
  readonly items?: Node
  readonly properties?: Record<string, Node>
  readonly patternProperties?: Record<string, Node>
  readonly required?: readonly string[]
  readonly description?: string
  readonly 'x-scalar'?: string
  readonly [limit: string]: unknown
}

const MAX_DEPTH = 4

/** The fields of an object schema, nested ones below their parent. */
export const describeFields = (schema: TSchema): Field[] => walk(schema as Node, 0)

function walk(node: Node, depth: number): Field[] {
  const inner = innerObject(node)
  if (!inner?.properties || depth > MAX_DEPTH) return []
  return Object.entries(inner.properties).flatMap(([name, field]) => [
    {
      name,
      depth,
      required: inner.required?.includes(name) ?? false,
      kind: kindOf(field),
      limits: limitsOf(field),
    },
    ...walk(field, depth + 1),
  ])
}

/** The object behind a nullable field, a list or a map. */
function innerObject(node: Node): Node | undefined {
  if (node.properties) return node
  if (node.items) return innerObject(node.items)
  if (node.patternProperties) return innerObject(Object.values(node.patternProperties)[0] ?? {})
  return node.anyOf?.map(innerObject).find(Boolean)
}

function kindOf(node: Node): string {
  if (node['x-scalar'] === 'timestamp') return 'moment'
  if (node['x-scalar']?.startsWith('decimal')) return `decimal (${node.type})`
  if (node.anyOf) return [...new Set(node.anyOf.map(kindOf))].join(' or ')
  if (node.enum) return node.enum.join(' · ')
  if (node.const !== undefined) return String(node.const)
  if (node.items) return `list of ${kindOf(node.items)}`
  if (node.patternProperties) return 'map'
  if (node.format === 'uuid') return 'GUID'
  return node.format ?? node.type ?? 'any'
}

const limitTexts: Record<string, string> = {
  minLength: '≥ %n characters',
  maxLength: '≤ %n characters',
  minimum: '≥ %n',
  maximum: '≤ %n',
  minItems: '≥ %n items',
  maxItems: '≤ %n items',
}

function limitsOf(node: Node): string {
  const own = Object.entries(limitTexts)
    .filter(([key]) => node[key] !== undefined)
    .map(([key, text]) => text.replace('%n', Number(node[key]).toLocaleString('en-US')))
  const below = node.anyOf?.map(limitsOf).filter(Boolean) ?? []
  const unless = node.default === undefined ? [] : [`${JSON.stringify(node.default)} unless given`]
  return [...own, ...below, ...unless, ...(node.description ? [node.description] : [])].join(', ')
}
