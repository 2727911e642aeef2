import { productFieldNames } from '@vitrine/contract/catalog'
import type { FieldChange } from '@vitrine/contract/products'
import {
  type Choice,
  declaredOfVariant,
  type ModifierChoice,
  type Product,
  type Variant,
} from '../../../catalog/index.ts'
import { customFieldPaths, differing, present } from '../../editing/index.ts'
import type { ProductState } from '../model.ts'

type Fields = Readonly<Record<string, unknown>>

/** The fields of a product by their paths in requests, and those of its variants by id. */
export interface ComparedFields {
  readonly product: Fields
  readonly variants: ReadonlyMap<string, Fields>
}

const plainFields = [
  ...(['name', 'slug', 'visible', 'visibleInPos', 'productType', 'description'] as const),
  ...(['brand', 'ribbon', 'additionalRibbons', 'pricePerUnit'] as const),
  ...(['productDimensions', 'packageDimensions', 'subscriptions'] as const),
  ...(['seo', 'collectionIds'] as const),
  ...productFieldNames,
] as const satisfies readonly (keyof Product)[]

/** Fields that an only variant shares with its product. */
const sharedWithProduct = ['price', 'cost', 'weight', 'sku'] as const

export function fieldsOf(state: ProductState): ComparedFields {
  const { variants = state.variant ? [state.variant] : [] } = state
  return {
    product: productFields(state),
    variants: new Map(variants.map((one) => [one.id, variantFields(one, state)])),
  }
}

function productFields(state: ProductState): Fields {
  const { base, discount, tags, delivery, gallery, mainCategoryId } = state
  return present({
    ...Object.fromEntries(plainFields.map((name) => [name, state[name]])),
    ...base,
    discount: discount && (discount.type === 'NONE' ? null : discount),
    'tags.public': tags?.public,
    'tags.private': tags?.private,
    'delivery.fulfillerId': delivery?.fulfillerId,
    'delivery.shippingGroupId': delivery?.shippingGroupId,
    'delivery.deliveryProfileId': delivery?.deliveryProfileId,
    mainCollectionId: mainCategoryId,
    ...customFieldPaths(state.customFields),
    media: gallery?.map(({ id, title, altText }) => ({ id, title, altText })),
    infoSections: state.infoSections?.map(({ document: _, ...one }) => one),
    options: state.options?.map(({ id, name, isShared, type, choices }) => ({
      id,
      name,
      isShared,
      renderType: type === 'color' ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
      choices: choices.map(choiceFields),
    })),
    modifiers: state.modifiers?.map(({ id, name, renderType, mandatory, freeText, choices }) => ({
      id,
      name,
      renderType,
      mandatory,
      freeText,
      choices: choices.map((one) => ({ ...modifierChoice(one), addedPrice: one.addedPrice })),
    })),
  })
}

const choiceFields = ({ id, description, value, choiceType, colorCodes, mediaIds }: Choice) => ({
  id,
  name: description,
  choiceType,
  ...(choiceType === 'ONE_COLOR' && { colorCode: value }),
  colorCodes,
  mediaIds,
})

const modifierChoice = ({ id, name, choiceType, colorCode, mediaIds }: ModifierChoice) => ({
  id,
  name,
  choiceType,
  mediaIds,
  ...(colorCode && { colorCode }),
})

function variantFields(variant: Variant, { discount }: ProductState): Fields {
  const { isDefault, price, cost, weight, sku, salePrice, stock } = variant
  const { barcode, visible, unit, productDimensions, packageDimensions, digitalFile } = variant
  const isDerived = isDefault && discount !== undefined && discount.type !== 'NONE'
  return present({
    ...(isDefault ? {} : { price, cost, weight, sku, visible }),
    ...(isDerived ? {} : { salePrice }),
    barcode,
    unit,
    productDimensions,
    packageDimensions,
    ...declaredOfVariant(variant),
    ...customFieldPaths(variant.customFields),
    digitalFileId: digitalFile === undefined ? undefined : (digitalFile?.id ?? null),
    'stock.quantity': stock?.quantity,
    'stock.inStock': stock?.inStock,
    'stock.preorder': stock?.preorder,
  })
}

/** The path of a variant's field; an only variant shares some with its product. */
export const variantPath = (id: string, field: string, isDefault: boolean): string =>
  isDefault && sharedWithProduct.some((one) => one === field) ? field : `variants.${id}.${field}`

/** The differences by path; variants that only one side has appear as a whole. */
export function differences(before: ComparedFields, after: ComparedFields): FieldChange[] {
  const ids = new Set([...before.variants.keys(), ...after.variants.keys()])
  return [
    ...differing(before.product, after.product),
    ...[...ids].flatMap((id): FieldChange[] => {
      const [was, is] = [before.variants.get(id), after.variants.get(id)]
      if (was && is) return differing(was, is, `variants.${id}.`)
      return [{ field: `variants.${id}`, ...(was && { before: was }), ...(is && { after: is }) }]
    }),
  ]
}
