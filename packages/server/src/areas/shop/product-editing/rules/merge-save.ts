import type { OthersChange, ProductToSave } from '@vitrine/contract/products'
import type { Product } from '../../../catalog/index.ts'
import {
  createMerge,
  type Merge,
  type MergedSave,
  mergedFields,
  mergedParts,
  mergedRemovals,
} from '../../editing/index.ts'
import { variantPath } from './product-fields.ts'

const except = new Set(['id', 'revision', 'variants', 'removedVariantIds'])
const inParts = new Set(['tags', 'delivery', 'customFields'])
const partsOfVariant = ['stock', 'customFields'] as const
const ownParts = new Set(['id', 'choices', ...partsOfVariant])

/** Merges a save field by field with the changes of others since its base revision. */
export function mergeSave(
  request: ProductToSave,
  others: readonly OthersChange[],
  product: Product,
): MergedSave<ProductToSave> {
  const merge = createMerge(others)
  const merged = mergedFields(request, merge, { inParts, except })
  const isDefault = !product.manageVariants
  const parts = {
    list: 'variants',
    except: ownParts,
    pathOf: (id: string, name: string) => variantPath(id, name, isDefault),
  }
  const variants = mergedParts(request.variants ?? [], merge, parts).flatMap((one) =>
    withMergedParts(one, merge),
  )
  const removedVariantIds = mergedRemovals(request.removedVariantIds ?? [], others, merge, parts)
  return {
    request: {
      id: request.id,
      revision: product.revision,
      ...(merged as ProductToSave),
      ...(variants.length > 0 && { variants }),
      ...(removedVariantIds.length > 0 && { removedVariantIds }),
    },
    conflicts: merge.conflicts,
  }
}

type SavedVariant = NonNullable<ProductToSave['variants']>[number]

/** Also merges the stock and custom fields of a variant one by one; returns nothing if no field stays. */
function withMergedParts(saved: SavedVariant, merge: Merge): SavedVariant[] {
  const id = saved.id?.toLowerCase()
  if (!id || !partsOfVariant.some((name) => saved[name])) return [saved]
  const { stock: _, customFields: __, ...plain } = saved
  const parts = partsOfVariant.flatMap((name): (readonly [string, unknown])[] => {
    const part = saved[name]
    if (!part) return saved[name] === null ? [[name, null]] : []
    const stays = Object.entries(part).filter(([field, value]) =>
      merge.stays(`variants.${id}.${name}.${field}`, value),
    )
    return stays.length > 0 ? [[name, Object.fromEntries(stays)]] : []
  })
  const merged = { ...plain, ...Object.fromEntries(parts) }
  return Object.keys(merged).length > 1 ? [merged] : []
}
