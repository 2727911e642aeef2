import type { ProductToSave } from '@vitrine/contract/products'
import { parseAmount } from '../../shared/amount.ts'
import { customValuesToSave } from '../../shared/custom-values.ts'
import { sameValue } from '../../shared/rebase.ts'
import { changesOfExtras, unitOf } from './extras/request.ts'
import { emptyForm, type MediaForm, type ProductForm, type SectionForm } from './form.ts'
import { optionsToSave } from './options-request.ts'
import { parseQuantity } from './quantity.ts'
import { isPlain, seoToSend } from './seo-form.ts'
import { sizeToSend } from './size-form.ts'

type ProductChanges = Omit<ProductToSave, 'id' | 'revision'>
type VariantToSave = NonNullable<ProductToSave['variants']>[number]

/** A checked form as a new product. */
export const createRequest = (form: ProductForm): ProductChanges => ({
  ...changesOf(form, {
    ...emptyForm,
    slug: form.slug,
    ...(isPlain(form.seo) && { seo: form.seo }),
  }),
  ...(form.slug.trim() === '' ? {} : { slug: form.slug.trim() }),
  name: form.name.trim(),
  price: amountOf(form.price),
})

/**
 * The changes of a valid form against the stored product: unchanged fields are omitted, so that concurrent
 * changes of other fields are preserved.
 */
export function changesOf(form: ProductForm, base: ProductForm): ProductChanges {
  const changed = (...fields: (keyof ProductForm)[]) =>
    fields.some((name) => !sameValue(form[name], base[name]))
  const single = !form.manageVariants
  return {
    ...(changed('name') && { name: form.name.trim() }),
    ...(changed('description') && { description: form.description }),
    ...(changed('visible') && { visible: form.visible }),
    ...(changed('price') && { price: amountOf(form.price) }),
    ...(changed('discountKind', 'discountValue') && { discount: discountOf(form) }),
    ...(changed('cost') && { cost: amountOrNull(form.cost) }),
    ...(single && changed('sku') && { sku: form.sku.trim() || null }),
    ...(single && changed('weight') && { weight: amountOrNull(form.weight) }),
    ...(changed('brand') && { brand: labelOf(form.brand) }),
    ...(changed('ribbon') && { ribbon: labelOf(form.ribbon) }),
    ...(changed('sections') && { infoSections: form.sections.map(sectionOf) }),
    ...(changed('media') && { media: form.media.map(mediaOf) }),
    ...(changed('collectionIds') && { collectionIds: [...form.collectionIds] }),
    ...(changed('options', 'manageVariants') && optionsToSave(form)),
    ...(changed('slug') && form.slug.trim() !== '' && { slug: form.slug.trim() }),
    ...(changed('seo') && { seo: seoToSend(form.seo) }),
    ...(changed('size') && { productDimensions: sizeToSend(form.size) }),
    ...(changed('parcel') && { packageDimensions: sizeToSend(form.parcel) }),
    ...(changed('customFields') && {
      customFields: customValuesToSave(form.customFields, base.customFields),
    }),
    ...changesOfExtras(form.extras, base.extras),
    ...unitOf(form.extras, base.extras),
    ...stockOf(form, base),
  }
}

/**
 * Stock of all variants, and of a product without variants its quantity and codes. Managed variants are saved
 * in their table.
 */
function stockOf(form: ProductForm, base: ProductForm): ProductChanges {
  const { extras, track, manageVariants } = form
  const isTracking = track !== base.track
  const stock = {
    ...(isTracking && (manageVariants || !track) && { tracked: track }),
    ...preorderOf(form, base),
  }
  const only = manageVariants ? {} : onlyVariant(form, base)
  return {
    ...(Object.keys(stock).length > 0 && { stock }),
    ...(Object.keys(only).length > 0 && {
      variants: [{ ...(extras.variantId && { id: extras.variantId }), ...only }],
    }),
  }
}

function onlyVariant(form: ProductForm, base: ProductForm): VariantToSave {
  const { track, quantity, inStock, extras } = form
  const isTracking = track !== base.track
  const isCounted = track && (isTracking || quantity !== base.quantity)
  const isSwitched = !track && (isTracking || inStock !== base.inStock)
  return {
    ...(extras.barcode !== base.extras.barcode && { barcode: extras.barcode.trim() || null }),
    ...(extras.manufacturerPartNumber !== base.extras.manufacturerPartNumber && {
      manufacturerPartNumber: extras.manufacturerPartNumber.trim() || null,
    }),
    ...(isCounted && { stock: { quantity: parseQuantity(quantity) ?? 0 } }),
    ...(isSwitched && { stock: { inStock } }),
  }
}

/** The terms of preorders. */
function preorderOf({ extras }: ProductForm, { extras: base }: ProductForm) {
  const names = ['preorder', 'preorderMessage', 'preorderLimit', 'preorderShipsAt'] as const
  if (names.every((name) => extras[name] === base[name])) return {}
  const limit = extras.preorderLimit.trim()
  return {
    preorder: {
      enabled: extras.preorder,
      message: extras.preorderMessage.trim() || null,
      limit: limit === '' ? null : Number(limit),
      shipsAt: extras.preorderShipsAt || null,
    },
  }
}

const amountOf = (text: string): string => parseAmount(text, 9).value ?? '0'

/** No amount at all differs from an amount of nothing. */
const amountOrNull = (text: string): string | null => (text.trim() === '' ? null : amountOf(text))

const labelOf = (text: string) => (text.trim() === '' ? null : { name: text.trim() })

const discountOf = ({ discountKind, discountValue }: ProductForm) =>
  discountKind === 'NONE' ? null : { type: discountKind, value: amountOf(discountValue) }

/** A section of the product alone is found by its title, so that its words may change. */
const sectionOf = ({ sharedId, title, description }: SectionForm) =>
  sharedId ? { id: sharedId } : { title: title.trim(), description }

function mediaOf({ mediaId, url, title, altText: typed }: MediaForm) {
  const altText = typed.trim()
  if (!mediaId) return { url, ...(altText && { altText }) }
  return { id: mediaId, ...(title !== undefined && { title }), altText }
}
