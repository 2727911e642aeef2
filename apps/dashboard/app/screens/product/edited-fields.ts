import type { Messages } from '../../messages/index.ts'
import { sameValue } from '../../shared/rebase.ts'
import type { ExtrasForm } from './extras/form.ts'
import type { ProductForm } from './form.ts'

type OwnField = Exclude<keyof ProductForm, 'extras'>
type FormField = OwnField | `extras.${keyof ExtrasForm & string}`

/** Fields of the form that form a unit for users, and their paths in a save. */
export interface FieldGroup {
  readonly id: string
  readonly paths: RegExp
  readonly fields: readonly FormField[]
  readonly label: (messages: Messages) => string
}

const group = (
  paths: RegExp,
  fields: readonly FormField[],
  label: FieldGroup['label'],
): FieldGroup => ({ id: fields[0] as string, paths, fields, label })

/** All fields of the editor, except the table of variants. */
export const fieldGroups: readonly FieldGroup[] = [
  group(/^name$/, ['name'], ({ product }) => product.name),
  group(/^description$/, ['description'], ({ product }) => product.description),
  group(/^visible$/, ['visible'], ({ product }) => product.visible),
  group(/^media$/, ['media'], ({ product }) => product.media),
  group(/^price$/, ['price'], ({ product }) => product.price),
  group(/^discount$/, ['discountKind', 'discountValue'], ({ product }) => product.discount),
  group(/^cost$/, ['cost'], ({ product }) => product.cost),
  group(/^(options|manageVariants)$/, ['options', 'manageVariants'], (m) => m.product.options),
  group(/\.stock\.(quantity|inStock)$/, ['quantity', 'track', 'inStock'], (m) => m.product.stock),
  group(/^sku$/, ['sku'], ({ product }) => product.sku),
  group(/^weight$/, ['weight'], ({ product }) => product.weight),
  group(/^brand$/, ['brand'], ({ product }) => product.brand),
  group(/^ribbon$/, ['ribbon'], ({ product }) => product.ribbon),
  group(/^collectionIds$/, ['collectionIds'], ({ product }) => product.collections),
  group(/^infoSections$/, ['sections'], ({ product }) => product.sections),
  group(/^slug$/, ['slug'], ({ listing }) => listing.slug),
  group(/^seo$/, ['seo'], ({ listing }) => listing.title),
  group(/^productDimensions$/, ['size'], ({ measures }) => measures.product),
  group(/^packageDimensions$/, ['parcel'], ({ measures }) => measures.parcel),
  group(/^customFields\./, ['customFields'], (m) => m.customFields.values),
  group(/^subtitle$/, ['extras.subtitle'], ({ extras }) => extras.subtitle),
  group(/^modifiers$/, ['extras.modifiers'], ({ extras }) => extras.modifiers),
  group(/^subscriptions$/, ['extras.plans', 'extras.buyOnce'], ({ extras }) => extras.plans),
  group(/^additionalRibbons$/, ['extras.ribbons'], ({ extras }) => extras.ribbons),
  group(/^tags\.public$/, ['extras.tags'], ({ extras }) => extras.tags),
  group(/^tags\.private$/, ['extras.privateTags'], ({ extras }) => extras.privateTags),
  group(/^relatedProductIds$/, ['extras.relatedProductIds'], (m) => m.extras.related),
  group(/^mainCollectionId$/, ['extras.mainCategoryId'], (m) => m.extras.mainCollection),
  group(
    /^pricePerUnit$/,
    ['extras.contents', 'extras.contentsUnit', 'extras.per', 'extras.perUnit'],
    ({ extras }) => extras.unit,
  ),
  group(
    /\.stock\.preorder$/,
    ['extras.preorder', 'extras.preorderMessage', 'extras.preorderLimit', 'extras.preorderShipsAt'],
    ({ extras }) => extras.preorder,
  ),
  group(/\.barcode$/, ['extras.barcode'], ({ terms }) => terms.barcode),
  group(
    /\.manufacturerPartNumber$/,
    ['extras.manufacturerPartNumber'],
    ({ terms }) => terms.manufacturerPartNumber,
  ),
  group(/^visibleInPos$/, ['extras.inPos'], ({ terms }) => terms.inPos),
  group(/^isGiftCard$/, ['extras.isGiftCard'], ({ extras }) => extras.giftCard),
  group(
    /^quantityLimits$/,
    ['extras.minimum', 'extras.maximum', 'extras.perBuyer'],
    ({ extras }) => extras.quantities,
  ),
  group(/^taxGroupId$/, ['extras.taxGroupId'], ({ terms }) => terms.taxGroup),
  group(/^delivery\.shippingGroupId$/, ['extras.shippingGroupId'], (m) => m.terms.shippingGroup),
  group(
    /^delivery\.deliveryProfileId$/,
    ['extras.deliveryProfileId'],
    ({ terms }) => terms.deliveryProfile,
  ),
  group(/^delivery\.fulfillerId$/, ['extras.fulfillerId'], ({ terms }) => terms.fulfiller),
]

const PREFIX = 'extras.'

/** The value of a field, also of one of the extras. */
export function fieldValue(form: ProductForm, field: FormField): unknown {
  return field.startsWith(PREFIX)
    ? form.extras[field.slice(PREFIX.length) as keyof ExtrasForm]
    : form[field as OwnField]
}

/** A form with the fields of a group as another form has them. */
export function withGroupOf(
  form: ProductForm,
  from: ProductForm,
  { fields }: FieldGroup,
): ProductForm {
  const isOfExtras = (field: FormField) => field.startsWith(PREFIX)
  const taken = (all: readonly FormField[]) =>
    Object.fromEntries(all.map((field) => [field.replace(PREFIX, ''), fieldValue(from, field)]))
  return {
    ...form,
    ...taken(fields.filter((field) => !isOfExtras(field))),
    extras: { ...form.extras, ...taken(fields.filter(isOfExtras)) },
  }
}

/** Whether two forms are equal in a group. */
export const isSameIn = (one: ProductForm, other: ProductForm, { fields }: FieldGroup): boolean =>
  fields.every((field) => sameValue(fieldValue(one, field), fieldValue(other, field)))
