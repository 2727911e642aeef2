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
const ownParts = new Set(['id', 'choices', 'stock'])

/** Merges a save field by field with what others changed since the revision it is based on. */
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
    withMergedStock(one, merge),
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

/** The stock of a variant is merged field by field too; nothing where nothing of the variant stays. */
function withMergedStock({ stock, ...variant }: SavedVariant, merge: Merge): SavedVariant[] {
  const id = variant.id?.toLowerCase()
  if (!stock || !id) return [{ ...variant, ...(stock && { stock }) }]
  const stays = Object.entries(stock).filter(([name, value]) =>
    merge.stays(`variants.${id}.stock.${name}`, value),
  )
  if (stays.length > 0) return [{ ...variant, stock: Object.fromEntries(stays) }]
  return Object.keys(variant).length > 1 ? [variant] : []
}
