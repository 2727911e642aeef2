import { brokenRule, violation } from '@vitrine/contract/kit'
import {
  decorationTypes,
  nodeTypes,
  type RichContent,
  type RichNode,
  richContentLimits,
} from '@vitrine/contract/rich-content'

interface Given {
  /** Where the document stands in the request, such as `product.description`. */
  readonly field: string
  readonly now: Date
  /** Makes ids for nodes that have none. */
  readonly mint: () => string
}

/** A document as it is kept: as it was sent, with ids and metadata filled in. Throws for what is none. */
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
  return { ...sent, nodes, metadata: metadataOf(sent.metadata, now, mint) }
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
  const { nodes = [], id, ...rest } = sent
  if (!Array.isArray(nodes)) throw violation(`${field}.nodes`, 'VALIDATION', 'must be a list')
  const inner = nodes.map((node, at) =>
    readNode(node, { field: `${field}.nodes[${at}]`, depth: depth + 1, count, mint }),
  )
  const own = typeof id === 'string' && id !== '' ? id : mint()
  const children = 'nodes' in sent ? { nodes: inner } : {}
  return { ...rest, id: own, ...children } as RichNode
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

function metadataOf(sent: unknown, now: Date, mint: () => string): Record<string, unknown> {
  const known = isRecord(sent) ? sent : {}
  const at = now.toISOString()
  return { version: 1, createdTimestamp: at, updatedTimestamp: at, id: mint(), ...known }
}

const isOneOf = (words: readonly string[], value: unknown): boolean =>
  typeof value === 'string' && words.includes(value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
