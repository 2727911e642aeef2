import type { ShopCollection, ShopProduct } from '@vitrine/contract/shop'
import { allModifiers, type Category, type MediaUrl, type Product } from '../../../catalog/index.ts'
import { encodeModifier, encodeOption } from '../../product-editing/index.ts'
import type { Amounts } from './amounts.ts'
import { cardFields, encodePicture, type PageView } from './encode-card.ts'

/** A product as its page shows it. */
export function encodeShopProduct(product: Product, view: PageView): ShopProduct {
  const { manageVariants, aggregates, subscriptions } = product
  const { amounts, mediaUrl } = view
  return {
    ...cardFields(product, view),
    numericId: String(product.numericId),
    productType: product.productType,
    description: product.description,
    additionalRibbons: [...product.additionalRibbons],
    media: product.gallery.map((one) => encodePicture(one, mediaUrl)),
    options: manageVariants ? shownOptions(product).map(encodeOption) : [],
    modifiers: allModifiers(product).map((one) => withAmounts(encodeModifier(one), amounts)),
    variantCount: (aggregates.shown ?? aggregates).variantCount,
    variants: shownVariants(product, amounts),
    infoSections: product.infoSections.map(({ id, title, description }) => ({
      ...{ id, title, description },
    })),
    subscriptions: subscriptions && {
      items: subscriptions.items
        .filter(({ visible }) => visible)
        .map(({ visible: _, discount, ...one }) => ({
          ...one,
          discount: discount && {
            ...discount,
            ...(discount.type === 'AMOUNT' && { value: amounts.of(discount.value) }),
          },
        })),
      allowOneTimePurchases: subscriptions.allowOneTimePurchases,
    },
    tags: [...product.tags.public],
    seo: product.seo,
  }
}

const shownOptions = ({ options }: Product) =>
  options.map((one) => ({ ...one, choices: one.choices.filter(({ visible }) => visible) }))

function withAmounts(modifier: ReturnType<typeof encodeModifier>, { of }: Amounts) {
  const { freeText, choices } = modifier
  return {
    ...modifier,
    freeText: freeText && { ...freeText, addedPrice: of(freeText.addedPrice) },
    choices: choices.map((one) => ({ ...one, addedPrice: of(one.addedPrice) })),
  }
}

function shownVariants({ options, variants, manageVariants }: Product, amounts: Amounts) {
  const names = new Map(
    options.flatMap(({ name, choices }) =>
      choices.map(({ id, description }) => [id, [name, description] as const]),
    ),
  )
  return variants
    .filter(({ visible }) => visible || !manageVariants)
    .map(({ id, choiceIds, price, salePrice, sku, unit, stock }) => ({
      ...{ id, sku, unit },
      choices: Object.fromEntries(choiceIds.flatMap((one) => [names.get(one) ?? []])),
      price: amounts.of(price),
      salePrice: amounts.maybe(salePrice),
      inStock: stock.inStock,
      preorderable: stock.preorderable,
    }))
}

export const encodeCollection = (
  { id, name, slug, description, cover, productCount, seo }: Category,
  mediaUrl: MediaUrl,
): ShopCollection => ({
  ...{ id, name, slug, description, productCount, seo },
  picture: cover && encodePicture(cover, mediaUrl),
})
