import type { ShownCustomField } from '@vitrine/contract/custom-fields'
import type { ShopProduct } from '@vitrine/contract/shop'
import { type MediaUrl, type Product, withAddress } from '../../../catalog/index.ts'
import { encodeModifier, encodeOption } from '../../product-editing/index.ts'
import { richerDocument } from '../rules/richer-document.ts'
import type { Amounts } from './amounts.ts'
import { cardFields, type PageView, shownOptions } from './encode-card.ts'
import { encodePicture } from './encode-picture.ts'
import { encodeVariants, type VariantsView } from './encode-variants.ts'

/** A product for its page. */
export function encodeShopProduct(
  product: Product,
  view: PageView,
  found: VariantsView & { readonly customFields: readonly ShownCustomField[] },
): ShopProduct {
  const { aggregates, descriptionDocument } = product
  const { amounts, mediaUrl } = view
  return {
    ...cardFields(product, view),
    numericId: String(product.numericId),
    subtitle: product.subtitle ?? '',
    quantityLimits: product.quantityLimits,
    description: product.description,
    document: richerDocument(descriptionDocument as Parameters<typeof richerDocument>[0]),
    additionalRibbons: [...product.additionalRibbons],
    media: product.gallery.map((one) => encodePicture(one, mediaUrl)),
    manageVariants: product.manageVariants,
    options: shownOptions(product).map((one) => withPictures(encodeOption(one), mediaUrl)),
    modifiers: product.modifiers.map((one) =>
      withAmounts(withPictures(encodeModifier(one), mediaUrl), amounts),
    ),
    variantCount: (aggregates.shown ?? aggregates).variantCount,
    variants: encodeVariants(product, found, amounts),
    infoSections: product.infoSections.map(({ id, title, description, document }) => ({
      id,
      title,
      description,
      document: richerDocument(document),
    })),
    subscriptions: encodeSubscriptions(product, amounts),
    tags: [...product.tags.public],
    customFields: [...found.customFields],
    seo: product.seo,
  }
}

/** Replaces pictures of choices with their URLs. */
const withPictures = <Choice extends { readonly image: unknown }, Owner>(
  owner: Owner & { choices: Choice[] },
  mediaUrl: MediaUrl,
) => ({
  ...owner,
  choices: owner.choices.map((one) => ({ ...one, image: withAddress(one.image, mediaUrl) })),
})

function withAmounts(modifier: ReturnType<typeof encodeModifier>, { of }: Amounts) {
  const { freeText, choices } = modifier
  return {
    ...modifier,
    freeText: freeText && { ...freeText, addedPrice: of(freeText.addedPrice) },
    choices: choices.map((one) => ({ ...one, addedPrice: of(one.addedPrice) })),
  }
}

const encodeSubscriptions = ({ subscriptions }: Product, amounts: Amounts) =>
  subscriptions && {
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
  }
