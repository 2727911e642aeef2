import type { OthersChange, ProductToSave } from '@vitrine/contract/products'
import type { Product } from '../../../catalog/index.ts'
import { createMerge, type MergedSave, mergedFields } from '../../editing/index.ts'
import { variantPath } from './product-fields.ts'

type Merge = ReturnType<typeof createMerge>
type SavedVariant = NonNullable<ProductToSave['variants']>[number]

const except = new Set(['id', 'revision', 'variants', 'removedVariantIds'])
const inParts = new Set(['tags', 'delivery'])
const ownParts = new Set(['id', 'choices', 'stock'])

/** Merges a save field by field with what others changed since the revision it is based on. */
export function mergeSave(
  request: ProductToSave,
  others: readonly OthersChange[],
  product: Product,
): MergedSave<ProductToSave> {
  const merge = createMerge(others)
  const merged = mergedFields(request, merge, { inParts, except })
  const variants = request.variants?.flatMap((one) => mergeVariant(one, product, merge) ?? [])
  const removedVariantIds = request.removedVariantIds?.filter((id) =>
    staysRemoved(id, others, merge),
  )
  return {
    request: {
      id: request.id,
      revision: product.revision,
      ...(merged as ProductToSave),
      ...(variants?.length && { variants }),
      ...(removedVariantIds?.length && { removedVariantIds }),
    },
    conflicts: merge.conflicts,
  }
}

function mergeVariant(
  requested: SavedVariant,
  product: Product,
  { stays }: Merge,
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
function staysRemoved(id: string, others: readonly OthersChange[], { refuse }: Merge): boolean {
  const path = `variants.${id}`
  const gone = others.find(({ field, after }) => field === path && after === undefined)
  if (gone) return false
  const touched = others.find(({ field }) => field.startsWith(`${path}.`))
  if (touched) refuse(touched, null)
  return !touched
}
