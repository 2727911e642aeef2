import type { ProductToCreate, ProductToUpdate } from '@vitrine/contract/catalog-v1'
import { parseAmount } from '../../shared/amount.ts'
import { sameValue } from '../../shared/rebase.ts'
import type { OptionForm, ProductForm, SectionForm } from './form.ts'
import { isPlain, seoToSend } from './seo-form.ts'
import { type SizeForm, sizeToSend } from './size-form.ts'

/** A checked form as a new product. Media, collections and stock follow by calls of their own. */
export function createRequest(form: ProductForm): ProductToCreate {
  const { id, ...changes } = updateRequest('', form, undefined)
  return { ...changes, name: form.name.trim(), priceData: { price: amountOf(form.price) } }
}

/**
 * A checked form as the changes against what is stored: fields that read the same stay out,
 * so that colleagues who change other fields meanwhile lose nothing.
 */
export function updateRequest(
  id: string,
  form: ProductForm,
  base: ProductForm | undefined,
): ProductToUpdate {
  const changed = (...fields: (keyof ProductForm)[]) =>
    fields.some((name) => !sameValue(form[name], base?.[name]))
  const single = !form.manageVariants
  return {
    id,
    ...(changed('name') ? { name: form.name.trim() } : {}),
    ...(changed('description') ? { description: form.description } : {}),
    ...(changed('visible') ? { visible: form.visible } : {}),
    ...(changed('price') ? { priceData: { price: amountOf(form.price) } } : {}),
    ...(changed('discountKind', 'discountValue') ? { discount: discountOf(form) } : {}),
    ...(changed('cost') ? costOf(form, base) : {}),
    ...(single && changed('sku') ? { sku: form.sku.trim() } : {}),
    ...(single && changed('weight') ? { weight: amountOf(form.weight) } : {}),
    ...(changed('brand') ? { brand: form.brand.trim() || null } : {}),
    ...(changed('ribbon') ? { ribbon: form.ribbon.trim() } : {}),
    ...(changed('sections')
      ? { additionalInfoSections: form.sections.filter(isOwnSection).map(sectionOf) }
      : {}),
    ...(changed('options') ? { productOptions: form.options.map(optionOf) } : {}),
    ...(changed('manageVariants') ? { manageVariants: form.manageVariants } : {}),
    ...(changed('slug') && form.slug.trim() !== '' ? { slug: form.slug.trim() } : {}),
    ...(changed('seo') && (base || !isPlain(form.seo)) ? { seoData: seoToSend(form.seo) } : {}),
    ...(changed('size') ? sizeChanges('productDimensions', form.size, base?.size) : {}),
    ...(changed('parcel') ? sizeChanges('packageDimensions', form.parcel, base?.parcel) : {}),
  }
}

/** A new product without measures sends none. */
function sizeChanges(
  name: 'productDimensions' | 'packageDimensions',
  size: SizeForm,
  base: SizeForm | undefined,
) {
  const requested = sizeToSend(size)
  return base || requested ? { [name]: requested } : {}
}

const amountOf = (text: string): string => parseAmount(text, 9).value ?? '0'

const discountOf = ({ discountKind, discountValue }: ProductForm) =>
  discountKind === 'NONE'
    ? { type: 'NONE' as const, value: '0' }
    : { type: discountKind, value: amountOf(discountValue) }

/** No cost at all differs from a cost of nothing. */
function costOf({ cost }: ProductForm, base: ProductForm | undefined) {
  const empty = cost.trim() === ''
  if (empty && !base) return {}
  return { costAndProfitData: empty ? null : { itemCost: amountOf(cost) } }
}

/** Newly chosen shared sections are added by id after the product is stored. */
const isOwnSection = ({ sharedId }: SectionForm) => sharedId === undefined

const sectionOf = ({ title, description }: SectionForm) => ({ title: title.trim(), description })

const optionOf = ({ name, kind, choices }: OptionForm) => ({
  name: name.trim(),
  choices: choices.map((choice) => ({
    value: kind === 'color' ? choice.value : choice.name.trim(),
    description: choice.name.trim(),
  })),
})
