import { productFieldNames, productFieldTable } from '@vitrine/contract/catalog'
import { violation } from '@vitrine/contract/kit'
import type { ProductToSave } from '@vitrine/contract/products'
import type { RenderType } from '@vitrine/contract/vocabulary'
import {
  declaredValues,
  type LabelReference,
  type NewGalleryItem,
  type ProductChanges,
} from '../../../catalog/index.ts'
import type { PlannedProduct } from '../model.ts'
import { given } from './given.ts'
import { requestedChoice } from './target-options.ts'

type Modifiers = NonNullable<ProductToSave['modifiers']>
type Media = NonNullable<ProductToSave['media']>
type Subscriptions = NonNullable<ProductToSave['subscriptions']>
type Label = { readonly id?: string; readonly name?: string } | null | undefined

/** The fields of a save outside of variants and options: undefined stays undefined, null clears. */
export function planFields(request: PlannedProduct): ProductChanges {
  const { name, slug, visible, visibleInPos, pricePerUnit, seo } = request
  const { productDimensions, packageDimensions, customFields } = request
  return given({
    name,
    slug,
    visible,
    visibleInPos,
    pricePerUnit,
    seo,
    productDimensions,
    packageDimensions,
    customFields,
    ...declaredFields(request),
    mainCategoryId: request.mainCollectionId,
    description: request.description === null ? '' : request.description,
    ...labels(request),
    ...lists(request),
    tags: request.tags === null ? { public: [], private: [] } : request.tags,
    delivery: request.delivery === null ? noDelivery : request.delivery,
    subscriptions: request.subscriptions && subscriptionsOf(request.subscriptions),
    discount: request.discount === null ? noDiscount : request.discount,
  })
}

/** Declared fields in the request; a product without a value has null. */
const declaredFields = (request: ProductToSave) =>
  declaredValues(
    Object.fromEntries(
      productFieldNames.map((name) => [
        name,
        request[name] === null ? productFieldTable[name]?.empty : request[name],
      ]),
    ),
  )

const noDelivery = { fulfillerId: null, shippingGroupId: null, deliveryProfileId: null }
const noDiscount = { type: 'NONE', value: '0' } as const

function labels({ brand, ribbon, additionalRibbons }: ProductToSave) {
  return {
    ...labelOf('brand', brand),
    ...labelOf('ribbon', ribbon),
    additionalRibbons:
      additionalRibbons === null
        ? []
        : additionalRibbons?.map((one, at) => reference(one, `product.additionalRibbons[${at}]`)),
  }
}

function labelOf(kind: 'brand' | 'ribbon', label: Label): ProductChanges {
  if (label === undefined) return {}
  const found = label === null ? null : reference(label, `product.${kind}`)
  return typeof found === 'object' && found !== null
    ? { [`${kind}Id`]: found.id }
    : { [kind]: found }
}

function reference({ id, name }: NonNullable<Label>, field: string): LabelReference {
  if (id) return { id }
  if (name?.trim()) return name.trim()
  throw violation(field, 'REQUIRED_ONE_OF_FIELD', 'must have an id or a name')
}

const lists = ({ media, modifiers, infoSections }: ProductToSave) => ({
  gallery: media === null ? [] : media?.map(mediaItem),
  modifiers: modifiers === null ? [] : modifiers?.map(modifierOf),
  infoSections:
    infoSections === null
      ? []
      : infoSections?.map((one, at) => ({ ...one, field: `product.infoSections[${at}]` })),
})

function mediaItem({ id, url, title, altText }: Media[number], at: number): NewGalleryItem {
  if (!id && !url) {
    throw violation(`product.media[${at}]`, 'REQUIRED_ONE_OF_FIELD', 'must have an id or a url')
  }
  return given({ ...(id ? { mediaId: id } : { url }), title, altText })
}

const modifierOf = ({ choices, freeText, ...modifier }: Modifiers[number]) => ({
  ...(!modifier.id && { renderType: renderTypeOf(choices) }),
  ...modifier,
  ...(freeText && { freeText }),
  ...(choices && {
    choices: choices.map(({ addedPrice, ...one }) => ({
      ...requestedChoice(one),
      ...(addedPrice !== undefined && { addedPrice }),
    })),
  }),
})

/** The display type of a new modifier without one. */
function renderTypeOf(choices: Modifiers[number]['choices']): RenderType {
  if (!choices) return 'FREE_TEXT'
  const hasColours = choices.some(({ colorCode, colorCodes }) => colorCode ?? colorCodes)
  return hasColours ? 'SWATCH_CHOICES' : 'TEXT_CHOICES'
}

const subscriptionsOf = ({ items, allowOneTimePurchases }: Subscriptions) =>
  given({
    items: items?.map(({ id, title, frequency, ...one }) => ({
      ...(id && { id }),
      title,
      frequency,
      description: one.description ?? '',
      visible: one.visible ?? true,
      interval: one.interval ?? 1,
      billingCycles: one.billingCycles ?? null,
      discount: one.discount ?? null,
    })),
    allowOneTimePurchases,
  })
