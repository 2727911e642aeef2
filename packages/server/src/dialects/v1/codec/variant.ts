import type {
  StoreVariant as WireStoreVariant,
  Variant as WireVariant,
} from '@vitrine/contract/catalog-v1'
import { ALL_PRODUCTS_ID, DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import {
  type Product,
  paidFor,
  type StoreVariant,
  type Variant,
} from '../../../areas/catalog/index.ts'
import { encodeRawMedia } from './media.ts'
import { encodeCost, encodePrices, type View } from './price.ts'

export const wireVariantId = ({ id, isDefault }: Pick<Variant, 'id' | 'isDefault'>): string =>
  isDefault ? DEFAULT_VARIANT_ID : id

/** Variants of a product; a default one without choices represents the product itself. */
export function encodeVariants(
  view: View,
  product: Pick<Product, 'options' | 'pricePerUnit'>,
  variants: readonly Variant[],
): WireVariant[] {
  const names = new Map(
    product.options.flatMap(({ name, choices }) =>
      choices.map(({ id, description }) => [id, [name, description] as const] as const),
    ),
  )
  return variants.map((variant) => encodeVariant(view, product, variant, names))
}

function encodeVariant(
  view: View,
  { pricePerUnit }: Pick<Product, 'pricePerUnit'>,
  variant: Variant,
  names: ReadonlyMap<string, readonly [string, string]>,
): WireVariant {
  const paid = paidFor(variant)
  const { productDimensions, packageDimensions } = variant
  return {
    id: wireVariantId(variant),
    choices: Object.fromEntries(variant.choiceIds.flatMap((id) => [names.get(id) ?? []])),
    variant: {
      ...encodePrices(view, { price: variant.price, paid, perUnit: pricePerUnit }),
      ...(view.merchantData && { costAndProfitData: encodeCost(view, variant.cost, paid) }),
      weight: variant.weight ?? '0',
      sku: variant.sku ?? '',
      visible: variant.visible,
      ...(productDimensions && { productDimensions }),
      ...(packageDimensions && { packageDimensions }),
    },
    stock: encodeStock(variant.stock),
  }
}

const encodeStock = ({
  tracked,
  quantity,
  inStock,
}: Pick<Variant['stock'], 'tracked' | 'quantity' | 'inStock'>) => ({
  trackQuantity: tracked,
  ...(tracked && { quantity: quantity ?? 0 }),
  inStock,
})

/** Maximum length of a variant's name in characters. */
const MAX_NAME_LENGTH = 80

export function encodeStoreVariant(view: View, variant: StoreVariant): WireStoreVariant {
  const { productId, productName, choices, media, preorder } = variant
  const variantId = wireVariantId(variant)
  const names = choices.map(({ choice }) => choice)
  return {
    id: `${productId}-${variantId}`,
    variantId,
    productId,
    variantName: Array.from(names.join(' | ') || productName)
      .slice(0, MAX_NAME_LENGTH)
      .join(''),
    productName,
    managedVariant: !variant.isDefault,
    sku: variant.sku ?? '',
    stock: encodeStock(variant),
    choices: Object.fromEntries(choices.map(({ option, choice }) => [option, choice])),
    collectionIds: [ALL_PRODUCTS_ID, ...variant.collectionIds],
    ...(media && { media: encodeRawMedia(view, media) }),
    customFields: {},
    preorderInfo: preorder,
  }
}
