import type { FilterNode } from '@vitrine/contract/kit'
import type { PromotionQuery } from '../../../areas/commerce/promotions/index.ts'

type Filter = PromotionQuery['filter']

/** A filter with the fields’ names of the domain. Codes are compared in lower case. */
export function renameFields(node: FilterNode, names: Readonly<Record<string, string>>): Filter {
  if (node.kind === 'not') return { kind: 'not', part: renameFields(node.part, names) }
  if (node.kind !== 'test')
    return { kind: node.kind, parts: node.parts.map((part) => renameFields(part, names)) }
  const field = names[node.field] ?? node.field
  const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)
  const { value } = node
  if (field !== 'code') return { ...node, field }
  return { ...node, field, value: Array.isArray(value) ? value.map(lower) : lower(value) }
}
