import type { StockItem, VariantStock } from '@vitrine/contract/stock'
import type { StockedVariant } from '../../stock/index.ts'
import type { LocatedItem } from './model.ts'

export function encodeStockItem({ item, location }: LocatedItem): StockItem {
  const { id, revision, productId, variantId, locationId, tracked, quantity } = item
  const { availability, preorder, createdDate, updatedDate, product } = item
  const { name, variantName, sku, barcode, visible, brand, categoryIds } = product
  return {
    id,
    revision,
    productId,
    variantId,
    tracked,
    quantity,
    availability,
    preorder,
    createdDate,
    updatedDate,
    preordered: item.preorderCounter,
    drop: item.isDrop,
    location: {
      id: locationId,
      name: location?.name ?? '',
      isDefault: location?.isDefault ?? false,
    },
    product: {
      name,
      variantName,
      sku,
      barcode,
      visible,
      brand,
      collectionIds: [...categoryIds],
    },
  }
}

export const encodeVariantStock = ({
  stock,
  price: _,
  ...variant
}: StockedVariant): VariantStock => ({
  ...variant,
  stock: [...stock],
})
