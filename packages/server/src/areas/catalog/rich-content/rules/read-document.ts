import { brokenRule, violation } from '@vitrine/contract/kit'
import {
  decorationTypes,
  nodeTypes,
  type RichContent,
  type RichNode,
  richContentLimits,
} from '@vitrine/contract/rich-content'

export interface ReadContext {
  /** The path of the document in the request, such as `product.description`. */
  readonly field: string
  readonly now: Date
  /** Generates ids for nodes without one. */
  readonly mint: () => string
}

/**
 * Validates a document for storage: key order is preserved, missing ids and metadata are filled in. Throws
 * when it is invalid.
 */
export function readDocument(input: unknown, { field, now, mint }: ReadContext): RichContent {
  if (!isRecord(input) || !Array.isArray(input.nodes)) {
    throw violation(`${field}.nodes`, 'REQUIRED_FIELD', 'must be a list of nodes')
  }
  const { characters } = richContentLimits
  if (JSON.stringify(input).length > characters) {
    const sentence = `must have at most ${characters} characters as JSON`
    throw brokenRule(field, 'DESCRIPTION_SIZE_TOO_BIG', sentence, { threshold: characters })
  }
  const count = { left: richContentLimits.nodes }
  const nodes = input.nodes.map((node, at) =>
    readNode(node, { field: `${field}.nodes[${at}]`, depth: 1, count, mint }),
  )
  return { ...input, nodes, metadata: readMetadata(input.metadata, { field, now, mint }) }
}

interface NodeContext {
  readonly field: string
  readonly depth: number
  readonly count: { left: number }
  readonly mint: () => string
}

function readNode(input: unknown, { field, depth, count, mint }: NodeContext): RichNode {
  count.left -= 1
  if (depth > richContentLimits.depth || count.left < 0) {
    const { depth: max, nodes } = richContentLimits
    const sentence = `must have at most ${nodes} nodes, at most ${max} deep`
    throw brokenRule(field, 'DESCRIPTION_SIZE_TOO_BIG', sentence, { depth: max, nodes })
  }
  if (!isRecord(input)) throw violation(field, 'VALIDATION', 'must be a node')
  if (!isOneOf(nodeTypes, input.type)) {
    throw violation(`${field}.type`, 'INVALID_ENUM_VALUE', `must be one of ${nodeTypes.join(', ')}`)
  }
  if (input.type === 'TEXT') checkText(input.textData, `${field}.textData`)
  const { nodes, id } = input
  if (nodes !== undefined && nodes !== null && !Array.isArray(nodes)) {
    throw violation(`${field}.nodes`, 'VALIDATION', 'must be a list')
  }
  const inner = nodes?.map((node, at) =>
    readNode(node, { field: `${field}.nodes[${at}]`, depth: depth + 1, count, mint }),
  )
  const isNamed = typeof id === 'string' && id !== ''
  // Existing keys keep their order.
  return { ...input, ...(!isNamed && { id: mint() }), ...(inner && { nodes: inner }) } as RichNode
}

function checkText(data: unknown, field: string): void {
  if (!isRecord(data) || typeof data.text !== 'string') {
    throw violation(`${field}.text`, 'REQUIRED_FIELD', 'must be text')
  }
  const { decorations = [] } = data
  if (!Array.isArray(decorations)) {
    throw violation(`${field}.decorations`, 'VALIDATION', 'must be a list')
  }
  decorations.forEach((one, at) => {
    if (isRecord(one) && isOneOf(decorationTypes, one.type)) return
    const path = `${field}.decorations[${at}].type`
    const sentence = `must be one of ${decorationTypes.join(', ')}`
    throw violation(path, 'INVALID_ENUM_VALUE', sentence)
  })
}

function readMetadata(input: unknown, { field, now, mint }: ReadContext): Record<string, unknown> {
  const metadata = isRecord(input) ? input : {}
  const { version, createdTimestamp, updatedTimestamp } = metadata
  const path = `${field}.metadata`
  if (isPresent(version) && !Number.isInteger(version)) {
    throw violation(`${path}.version`, 'VALIDATION', 'must be a whole number')
  }
  for (const [name, value] of Object.entries({ createdTimestamp, updatedTimestamp })) {
    if (isPresent(value) && (typeof value !== 'string' || Number.isNaN(Date.parse(value)))) {
      throw violation(`${path}.${name}`, 'FORMAT', 'must be a time such as 2026-01-31T12:00:00Z')
    }
  }
  const at = now.toISOString()
  const own = { version: 1, createdTimestamp: at, updatedTimestamp: at, id: mint() }
  const missing = Object.entries(own).filter(([name]) => !isPresent(metadata[name]))
  return { ...metadata, ...Object.fromEntries(missing) }
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null

const isOneOf = (words: readonly string[], value: unknown): boolean =>
  typeof value === 'string' && words.includes(value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
