import { brokenRule, violation } from '@vitrine/contract/kit'
import {
  decorationTypes,
  nodeTypes,
  type RichContent,
  type RichNode,
  richContentLimits,
} from '@vitrine/contract/rich-content'

export interface Given {
  /** Where the document stands in the request, such as `product.description`. */
  readonly field: string
  readonly now: Date
  /** Makes ids for nodes that have none. */
  readonly mint: () => string
}

/**
 * A document as it is kept: as it was sent, key by key in its order, with ids and metadata filled in.
 * Throws for what is none.
 */
export function readDocument(sent: unknown, { field, now, mint }: Given): RichContent {
  if (!isRecord(sent) || !Array.isArray(sent.nodes)) {
    throw violation(`${field}.nodes`, 'REQUIRED_FIELD', 'must be a list of nodes')
  }
  const { characters } = richContentLimits
  if (JSON.stringify(sent).length > characters) {
    const sentence = `must have at most ${characters} characters as JSON`
    throw brokenRule(field, 'DESCRIPTION_SIZE_TOO_BIG', sentence, { threshold: characters })
  }
  const count = { left: richContentLimits.nodes }
  const nodes = sent.nodes.map((node, at) =>
    readNode(node, { field: `${field}.nodes[${at}]`, depth: 1, count, mint }),
  )
  return { ...sent, nodes, metadata: readMetadata(sent.metadata, { field, now, mint }) }
}

interface Place {
  readonly field: string
  readonly depth: number
  readonly count: { left: number }
  readonly mint: () => string
}

function readNode(sent: unknown, { field, depth, count, mint }: Place): RichNode {
  count.left -= 1
  if (depth > richContentLimits.depth || count.left < 0) {
    const { depth: most, nodes } = richContentLimits
    const sentence = `must have at most ${nodes} nodes, at most ${most} deep`
    throw brokenRule(field, 'DESCRIPTION_SIZE_TOO_BIG', sentence, { depth: most, nodes })
  }
  if (!isRecord(sent)) throw violation(field, 'VALIDATION', 'must be a node')
  if (!isOneOf(nodeTypes, sent.type)) {
    throw violation(`${field}.type`, 'INVALID_ENUM_VALUE', `must be one of ${nodeTypes.join(', ')}`)
  }
  if (sent.type === 'TEXT') checkText(sent.textData, `${field}.textData`)
  const { nodes, id } = sent
  if (nodes !== undefined && nodes !== null && !Array.isArray(nodes)) {
    throw violation(`${field}.nodes`, 'VALIDATION', 'must be a list')
  }
  const inner = nodes?.map((node, at) =>
    readNode(node, { field: `${field}.nodes[${at}]`, depth: depth + 1, count, mint }),
  )
  const isNamed = typeof id === 'string' && id !== ''
  // A key that is there already keeps its place.
  return { ...sent, ...(!isNamed && { id: mint() }), ...(inner && { nodes: inner }) } as RichNode
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
    const place = `${field}.decorations[${at}].type`
    const sentence = `must be one of ${decorationTypes.join(', ')}`
    throw violation(place, 'INVALID_ENUM_VALUE', sentence)
  })
}

function readMetadata(sent: unknown, { field, now, mint }: Given): Record<string, unknown> {
  const known = isRecord(sent) ? sent : {}
  const { version, createdTimestamp, updatedTimestamp } = known
  const place = `${field}.metadata`
  if (isThere(version) && !Number.isInteger(version)) {
    throw violation(`${place}.version`, 'VALIDATION', 'must be a whole number')
  }
  for (const [name, value] of Object.entries({ createdTimestamp, updatedTimestamp })) {
    if (isThere(value) && (typeof value !== 'string' || Number.isNaN(Date.parse(value)))) {
      throw violation(`${place}.${name}`, 'FORMAT', 'must be a time such as 2026-01-31T12:00:00Z')
    }
  }
  const at = now.toISOString()
  const own = { version: 1, createdTimestamp: at, updatedTimestamp: at, id: mint() }
  const missing = Object.entries(own).filter(([name]) => !isThere(known[name]))
  return { ...known, ...Object.fromEntries(missing) }
}

const isThere = (value: unknown): boolean => value !== undefined && value !== null

const isOneOf = (words: readonly string[], value: unknown): boolean =>
  typeof value === 'string' && words.includes(value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
