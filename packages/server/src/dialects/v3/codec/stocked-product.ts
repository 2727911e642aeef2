import {
  type ProductWithInventoryToCreate,
  type ProductWithInventoryToUpdate,
  TooManyOptionsInRequest,
  TooManyVariants,
} from '@vitrine/contract/catalog-v3'
import { brokenRule } from '@vitrine/contract/kit'
import type { NewProduct, ProductUpdate } from '../../../areas/catalog/index.ts'
import type { StockedWrite, VariantItem } from '../../../areas/stock/index.ts'
import { type DecodeContext, decodeNewProduct, decodeProductUpdate } from './decode-product.ts'
import { decodeItemValues } from './inventory-item.ts'

type ProductInput = Partial<
  Pick<ProductWithInventoryToUpdate, 'options' | 'modifiers' | 'infoSections' | 'variantsInfo'>
>
type ItemInput = NonNullable<
  NonNullable<ProductInput['variantsInfo']>['variants'][number]['inventoryItem']
>

const MAX_VARIANTS = 1000
const MAX_PARTS = 100

/** Limits over all products of one request (§12.1). */
export function checkTotals(input: readonly ProductInput[]): void {
  const total = (count: (one: ProductInput) => number | undefined) =>
    input.reduce((sum, one) => sum + (count(one) ?? 0), 0)
  const variants = total(({ variantsInfo }) => variantsInfo?.variants.length)
  if (variants > MAX_VARIANTS) throw TooManyVariants({ variants, limit: MAX_VARIANTS })
  for (const part of ['options', 'modifiers', 'infoSections'] as const) {
    const count = total((one) => one[part]?.length)
    if (count > MAX_PARTS) throw TooManyOptionsInRequest({ part, count, limit: MAX_PARTS })
  }
}

/** A product to create, with the items of its variants. `field` is its path in the request. */
export function decodeNewStockedProduct(
  input: ProductWithInventoryToCreate,
  field: string,
  context: DecodeContext,
): StockedWrite<NewProduct> {
  const items = decodeItems(input, field)
  return { product: decodeNewProduct(input, field, context), items }
}

/** A change of a product and of the items of its variants. */
export function decodeStockedUpdate(
  input: ProductWithInventoryToUpdate,
  field: string,
  context: DecodeContext,
): StockedWrite<ProductUpdate> {
  const items = decodeItems(input, field)
  return { product: decodeProductUpdate(input, field, context), items }
}

const decodeItems = (
  { variantsInfo }: ProductInput,
  field: string,
): readonly (VariantItem | undefined)[] =>
  (variantsInfo?.variants ?? []).map(({ inventoryItem }, at) => {
    const path = `${field}.variantsInfo.variants[${at}].inventoryItem`
    return inventoryItem ? decodeItem(inventoryItem, path) : undefined
  })

function decodeItem(item: ItemInput, path: string): VariantItem | undefined {
  const { id, quantity, inStock, preorderInfo, revision } = item
  if (typeof quantity === 'number' && quantity < 0) {
    const sentence = 'must not be below 0'
    throw brokenRule(`${path}.quantity`, 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE', sentence)
  }
  const values = decodeItemValues({ quantity, inStock, preorderInfo }, path)
  // Without a quantity or availability only an existing item can be changed.
  if (!id && typeof quantity !== 'number' && typeof inStock !== 'boolean') return undefined
  return revision ? { revision: Number(revision), values } : { values }
}
