import type { ProductToSave } from '@vitrine/contract/products'
import {
  type Choice,
  declaredOfCopy,
  declaredValues,
  type ModifierChoice,
  type Product,
  type Variant,
} from '../../../catalog/index.ts'
import { given } from './given.ts'

/** The request for a hidden copy of a product, without fields that have to be unique. */
export function asNewProduct(product: Product): ProductToSave {
  const { name, productType, visibleInPos, description, base, discount, mainCategoryId } = product
  const { brand, ribbon, pricePerUnit, productDimensions, packageDimensions, tags } = product
  const { delivery, collectionIds, manageVariants, customFields } = product
  return given({
    name,
    productType,
    visibleInPos,
    description,
    pricePerUnit,
    productDimensions,
    packageDimensions,
    delivery,
    customFields,
    ...declaredValues(product),
    visible: false,
    price: base.price,
    cost: base.cost,
    weight: base.weight,
    brand: brand && { id: brand.id },
    ribbon: ribbon && { id: ribbon.id },
    additionalRibbons: product.additionalRibbons.map(({ id }) => ({ id })),
    discount: ruleOf(discount),
    tags: { public: [...tags.public], private: [...tags.private] },
    collectionIds: [...collectionIds],
    mainCollectionId: mainCategoryId,
    media: product.gallery.map(({ id, title, altText }) => ({ id, title, altText })),
    infoSections: product.infoSections.map(({ id, isOwn, title, description: text }) =>
      isOwn ? { title, description: text } : { id },
    ),
    subscriptions: product.subscriptions && {
      items: product.subscriptions.items.map(({ id: _, ...one }) => one),
      allowOneTimePurchases: product.subscriptions.allowOneTimePurchases,
    },
    ...(manageVariants && { options: product.options.map(optionOf) }),
    modifiers: product.modifiers.map(modifierOf),
    variants: product.variants.map((one) => variantOf(one, product)),
  })
}

const ruleOf = ({ type, value }: Product['discount']) =>
  type === 'AMOUNT' || type === 'PERCENT' ? { type, value } : undefined

const choiceOf = (choice: Choice | ModifierChoice) => ({
  choiceType: choice.choiceType,
  mediaIds: [...choice.mediaIds],
  ...(choice.choiceType === 'MULTIPLE_COLORS' && { colorCodes: [...choice.colorCodes] }),
})

/** A shared option by its ids; a product's own option by names, so that the copy gets its own. */
function optionOf({ id, name, isShared, type, choices }: Product['options'][number]) {
  const renderType = type === 'color' ? ('SWATCH_CHOICES' as const) : ('TEXT_CHOICES' as const)
  return {
    ...(isShared ? { id } : { renderType }),
    name,
    choices: choices.map((choice) => ({
      ...choiceOf(choice),
      ...(isShared && { id: choice.id }),
      name: choice.description,
      ...(choice.choiceType === 'ONE_COLOR' && { colorCode: choice.value }),
    })),
  }
}

const modifierOf = (modifier: Product['modifiers'][number]) => ({
  ...(modifier.isShared && { id: modifier.id }),
  name: modifier.name,
  renderType: modifier.renderType,
  mandatory: modifier.mandatory,
  ...(modifier.freeText && {
    freeText: {
      title: modifier.freeText.title,
      minCharCount: modifier.freeText.minCharCount,
      maxCharCount: modifier.freeText.maxCharCount,
      addedPrice: modifier.freeText.addedPrice,
    },
  }),
  ...(modifier.choices.length > 0 && {
    choices: modifier.choices.map((choice) => ({
      ...choiceOf(choice),
      ...(modifier.isShared && { id: choice.id }),
      name: choice.name,
      ...(choice.colorCode && { colorCode: choice.colorCode }),
      addedPrice: choice.addedPrice,
    })),
  }),
})

/** The prices and measures of a variant; SKU and barcode are unique to the original. */
function variantOf(variant: Variant, { options, manageVariants, discount }: Product) {
  const { price, cost, weight, visible, unit, productDimensions, packageDimensions } = variant
  const names = options.flatMap(({ name, choices }) =>
    choices
      .filter(({ id }) => variant.choiceIds.includes(id))
      .map(({ description }) => [name, description] as const),
  )
  return {
    price,
    cost,
    weight,
    unit,
    productDimensions,
    packageDimensions,
    ...declaredOfCopy(variant),
    customFields: variant.customFields,
    ...(manageVariants && { choices: Object.fromEntries(names), visible }),
    ...(!ruleOf(discount) && { salePrice: variant.salePrice }),
    digitalFileId: variant.digitalFile?.id ?? null,
  }
}
