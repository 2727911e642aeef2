import type { FieldConflict, OthersChange, ProductToSave } from '@vitrine/contract/products'
import { isDecimal, isEqual } from '@vitrine/money'
import type { Product } from '../../../catalog/index.ts'
import { variantPath } from './product-fields.ts'

/** A save without what others have changed already, and the fields that both sides changed. */
export interface MergedSave {
  readonly request: ProductToSave
  readonly conflicts: readonly FieldConflict[]
}

type Fields = Readonly<Record<string, unknown>>
type SavedVariant = NonNullable<ProductToSave['variants']>[number]

const identity = new Set(['id', 'revision', 'variants', 'removedVariantIds'])
/** Fields that are merged part by part. */
const partedFields = new Set(['tags', 'delivery'])
const ownParts = new Set(['id', 'choices', 'stock'])

/**
 * Merges a save field by field with what others changed since the revision it is based on. A value that equals
 * the base was not touched by the caller, so that a client may send back whole products.
 */
export function mergeSave(
  request: ProductToSave,
  others: readonly OthersChange[],
  product: Product,
): MergedSave {
  const changeAt = new Map(others.map((one) => [one.field, one]))
  const conflicts: FieldConflict[] = []
  /** Whether a value stays in the save; a conflict is noted. */
  const stays = (field: string, value: unknown): boolean => {
    const change = changeAt.get(field)
    if (!change) return true
    const name = field.slice(field.lastIndexOf('.') + 1)
    if (repeats(value, change.before, name) || repeats(value, change.after, name)) return false
    conflicts.push(conflictOf(change, value))
    return false
  }
  const merged: Record<string, unknown> = { id: request.id, revision: product.revision }
  for (const [name, value] of Object.entries(request)) {
    if (identity.has(name) || value === undefined) continue
    if (partedFields.has(name) && value !== null) {
      const parts = Object.entries(value as Fields).filter(([part, one]) =>
        stays(`${name}.${part}`, one),
      )
      if (parts.length > 0) merged[name] = Object.fromEntries(parts)
    } else if (stays(name, value)) merged[name] = value
  }
  const variants = request.variants?.flatMap((one) => mergeVariant(one, product, stays) ?? [])
  const removedVariantIds = request.removedVariantIds?.filter((id) =>
    staysRemoved(id, others, conflicts),
  )
  return {
    request: {
      ...(merged as ProductToSave),
      ...(variants?.length && { variants }),
      ...(removedVariantIds?.length && { removedVariantIds }),
    },
    conflicts,
  }
}

function mergeVariant(
  requested: SavedVariant,
  product: Product,
  stays: (field: string, value: unknown) => boolean,
): SavedVariant | undefined {
  const { id } = requested
  if (!id || !stays(`variants.${id}`, requested)) return id ? undefined : requested
  const isDefault = !product.manageVariants
  const fields = Object.entries(requested).filter(
    ([name, value]) =>
      ownParts.has(name) || value === undefined || stays(variantPath(id, name, isDefault), value),
  )
  return fields.some(([name]) => name !== 'id') ? Object.fromEntries(fields) : undefined
}

/** A variant that others changed meanwhile is not deleted unseen; one that they deleted is gone. */
function staysRemoved(
  id: string,
  others: readonly OthersChange[],
  conflicts: FieldConflict[],
): boolean {
  const path = `variants.${id}`
  const gone = others.find(({ field, after }) => field === path && after === undefined)
  if (gone) return false
  const touched = others.find(({ field }) => field.startsWith(`${path}.`))
  if (touched) conflicts.push(conflictOf(touched, null))
  return !touched
}

const conflictOf = (
  { field, before, after, by, at }: OthersChange,
  yours: unknown,
): FieldConflict => ({
  field,
  ...(before !== undefined && { base: before }),
  ...(after !== undefined && { theirs: after }),
  yours,
  by,
  at,
})

/** Amounts, which may be written in several ways: `10` and `10.00`. */
const amounts = new Set([
  ...['price', 'salePrice', 'cost', 'weight', 'value', 'addedPrice', 'quantity'],
  ...['length', 'width', 'height', 'totalQuantity', 'baseQuantity'],
])

/**
 * Whether a value that was sent says nothing else than a stored one: parts that were not sent may differ.
 * `name` is that of its field.
 */
export function repeats(sent: unknown, stored: unknown, name = ''): boolean {
  if (isBlank(sent) || isBlank(stored)) return isBlank(sent) && isBlank(stored)
  if (typeof sent === 'string' && typeof stored === 'string') {
    const isAmount = amounts.has(name) && isDecimal(sent) && isDecimal(stored)
    return sent === stored || (isAmount && isEqual(sent, stored))
  }
  if (Array.isArray(sent)) {
    return (
      Array.isArray(stored) &&
      sent.length === stored.length &&
      sent.every((one, at) => repeats(one, stored[at]))
    )
  }
  if (typeof sent !== 'object') return sent === stored
  return (
    typeof stored === 'object' &&
    Object.entries(sent as Fields).every(
      ([part, value]) => value === undefined || repeats(value, (stored as Fields)[part], part),
    )
  )
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)
