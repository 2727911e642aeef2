import type {
  CollectionToUpdate,
  MediaToAdd,
  OptionToWrite,
  ProductToCreate,
  ProductToUpdate,
  VariantOverride,
} from '@vitrine/contract/catalog-v1'
import { InvalidProduct } from '@vitrine/contract/catalog-v1'
import { brokenRule, type Static, violation } from '@vitrine/contract/kit'
import {
  type CollectionChanges,
  type NewGalleryItem,
  type NewOption,
  type NewProduct,
  normalizedDimensions,
  type ProductChanges,
  type VariantChanges,
} from '../../../areas/catalog/index.ts'
import { normalizedAmount } from './normalized-amount.ts'

export function decodeNewProduct(wire: ProductToCreate): NewProduct {
  const { productType } = wire
  if (productType && productType !== 'physical') {
    throw InvalidProduct(
      { field: 'product.productType' },
      `product.productType ${productType} is not supported, only physical`,
    )
  }
  return { ...decodeFields(wire), name: wire.name, price: normalizedAmount(wire.priceData.price) }
}

export const decodeProductChanges = ({
  name,
  priceData,
  ...wire
}: ProductToUpdate): ProductChanges => ({
  ...decodeFields(wire),
  ...(name !== undefined && { name }),
  ...(priceData && { price: normalizedAmount(priceData.price) }),
})

type Fields = Omit<ProductToUpdate, 'id' | 'name' | 'priceData'>

/** An absent field stays absent; null becomes the default. */
const decodeFields = (wire: Fields) => ({
  slug: wire.slug ?? undefined,
  visible: wire.visible === null ? true : wire.visible,
  description: wire.description === null ? '' : wire.description,
  brand: wire.brand?.trim() ?? wire.brand,
  ribbon: wire.ribbon?.trim() ?? wire.ribbon,
  cost: decodeCost(wire.costAndProfitData),
  weight: normalizedAmount(wire.weight),
  sku: wire.sku,
  discount: decodeDiscount(wire.discount),
  pricePerUnit: wire.pricePerUnitData,
  productDimensions: normalizedDimensions(wire.productDimensions, 'product.productDimensions'),
  packageDimensions: normalizedDimensions(wire.packageDimensions, 'product.packageDimensions'),
  infoSections: wire.additionalInfoSections === null ? [] : wire.additionalInfoSections,
  seo: wire.seoData,
  manageVariants: wire.manageVariants ?? undefined,
  options: wire.productOptions === null ? [] : wire.productOptions?.map(decodeOption),
})

const decodeCost = (wire: Fields['costAndProfitData']) =>
  wire === null ? null : normalizedAmount(wire?.itemCost)

const decodeDiscount = (wire: Fields['discount']) =>
  wire === null
    ? ({ type: 'NONE', value: '0' } as const)
    : wire && {
        type: wire.type === null ? 'NONE' : wire.type,
        value: wire.value === null ? '0' : normalizedAmount(wire.value),
      }

const decodeOption = (option: Static<typeof OptionToWrite>, index: number): NewOption => ({
  name: notBlank(option.name, `product.productOptions[${index}].name`),
  choices: option.choices.map(({ description, value }, at) => {
    const existing = description ?? value
    const field = `product.productOptions[${index}].choices[${at}].description`
    if (existing === undefined) {
      throw violation(field, 'REQUIRED_FIELD', 'is required, or value in its place')
    }
    return { description: notBlank(existing, field), value: value ?? existing }
  }),
})

function notBlank(text: string, field: string): string {
  if (text.trim() !== '') return text
  throw brokenRule(field, 'ONLY_SPACES_STRING_ERROR', 'must not be only blanks')
}

export const decodeVariantChanges = (wire: VariantOverride, index: number): VariantChanges => ({
  ...(wire.choices && { choices: wire.choices }),
  ...(wire.variantIds && { variantIds: wire.variantIds }),
  price: normalizedAmount(wire.price),
  cost: normalizedAmount(wire.cost),
  weight: normalizedAmount(wire.weight),
  sku: wire.sku,
  barcode: wire.barcode === '' ? null : wire.barcode,
  visible: wire.visible,
  productDimensions: normalizedDimensions(
    wire.productDimensions,
    `variants[${index}].productDimensions`,
  ),
  packageDimensions: normalizedDimensions(
    wire.packageDimensions,
    `variants[${index}].packageDimensions`,
  ),
})

export const decodeMedia = (wire: Static<typeof MediaToAdd>, index: number): NewGalleryItem => {
  const { mediaId, url, choice, title, altText } = wire
  const more = {
    ...(choice && { choice }),
    ...(typeof title === 'string' && { title }),
    ...(typeof altText === 'string' && { altText }),
  }
  if (mediaId && !url) return { mediaId, ...more }
  if (!url || mediaId) {
    throw violation(`media[${index}]`, 'ONE_OF_ALIGNMENT', 'must have either mediaId or url')
  }
  if (URL.canParse(url) && /^https?:/i.test(url)) return { url, ...more }
  throw violation(`media[${index}].url`, 'FORMAT', 'must be a web address: http:// or https://', {
    type: 'WEB_URL',
  })
}

export const decodeCollectionChanges = (
  wire: Omit<CollectionToUpdate, 'id'>,
): CollectionChanges => ({
  ...(wire.name !== undefined && { name: notBlank(wire.name, 'collection.name') }),
  ...(wire.slug && { slug: wire.slug }),
  ...(wire.description !== undefined && { description: wire.description ?? '' }),
  ...(wire.visible !== undefined && { visible: wire.visible ?? true }),
})
