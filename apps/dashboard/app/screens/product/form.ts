import type { MediaKind } from '@vitrine/contract/media'
import type { CatalogProduct } from '@vitrine/contract/products'
import { padDecimal } from '@vitrine/money'
import type { CustomValuesForm } from '../../shared/custom-values.ts'
import { type ExtrasForm, formOfExtras, noExtras } from './extras/form.ts'
import { emptySeo, type SeoData, type SeoForm, seoOf } from './seo-form.ts'
import { emptySize, type SizeForm, sizeOf } from './size-form.ts'

export interface ChoiceForm {
  readonly key: string
  /** Texts for buyers. */
  readonly name: string
  /** A colour code, or the name again. */
  readonly value: string
}
export interface OptionForm {
  readonly key: string
  readonly name: string
  readonly kind: 'text' | 'color'
  readonly choices: readonly ChoiceForm[]
  /** For a stored option, or a shared one. */
  readonly id?: string
  /** Its stored name. */
  readonly storedName?: string
  /** Whether other products use it too. */
  readonly isShared?: boolean
}
export interface MediaForm {
  readonly key: string
  readonly kind: MediaKind
  /** In the library; absent for an address that is still to be fetched. */
  readonly mediaId?: string
  readonly url: string
  /** Its title; absent: that of the library. */
  readonly title?: string
  readonly altText: string
}
export interface SectionForm {
  readonly key: string
  readonly title: string
  readonly description: string
  /** Id of a section that products share. */
  readonly sharedId?: string
}
export const discountKinds = ['NONE', 'AMOUNT', 'PERCENT'] as const
export type DiscountKind = (typeof discountKinds)[number]

/** The form of the editor: amounts are as typed. */
export interface ProductForm {
  readonly name: string
  readonly description: string
  readonly visible: boolean
  readonly price: string
  readonly discountKind: DiscountKind
  readonly discountValue: string
  readonly cost: string
  readonly sku: string
  readonly weight: string
  readonly brand: string
  readonly ribbon: string
  readonly options: readonly OptionForm[]
  readonly manageVariants: boolean
  readonly track: boolean
  readonly quantity: string
  readonly inStock: boolean
  readonly sections: readonly SectionForm[]
  readonly media: readonly MediaForm[]
  readonly collectionIds: readonly string[]
  /** The last part of its address; empty: made from its name. */
  readonly slug: string
  readonly seo: SeoForm
  readonly size: SizeForm
  readonly parcel: SizeForm
  readonly customFields: CustomValuesForm
  /** Optional features of a product. */
  readonly extras: ExtrasForm
}

export const emptyForm: ProductForm = {
  name: '',
  description: '',
  visible: true,
  price: '',
  discountKind: 'NONE',
  discountValue: '',
  cost: '',
  sku: '',
  weight: '',
  brand: '',
  ribbon: '',
  options: [],
  manageVariants: false,
  track: false,
  quantity: '0',
  inStock: true,
  sections: [],
  media: [],
  collectionIds: [],
  slug: '',
  seo: emptySeo,
  size: emptySize,
  parcel: emptySize,
  customFields: {},
  extras: noExtras,
}

/** The form for editing a product; `digits` are the decimals of the currency. */
export function formOf(product: CatalogProduct, digits: number): ProductForm {
  const { discount, manageVariants, variants = [] } = product
  const discounted = discount.type === 'AMOUNT' || discount.type === 'PERCENT'
  const only = manageVariants ? undefined : variants[0]
  return {
    name: product.name,
    description: product.description ?? '',
    visible: product.visible,
    price: padDecimal(product.price, digits),
    discountKind: discounted ? (discount.type as DiscountKind) : 'NONE',
    discountValue: discounted ? discount.value : '',
    cost: product.cost === null ? '' : padDecimal(product.cost, digits),
    sku: product.sku ?? '',
    weight: product.weight ?? '',
    brand: product.brand?.name ?? '',
    ribbon: product.ribbon?.name ?? '',
    options: (product.options ?? []).map(optionOf),
    manageVariants,
    track: product.stock.tracked,
    quantity: String(only?.stock.quantity ?? 0),
    inStock: only?.stock.inStock ?? product.stock.status !== 'OUT_OF_STOCK',
    sections: (product.infoSections ?? []).map(sectionOf),
    media: (product.media ?? []).map(mediaOf),
    collectionIds: [...product.collectionIds].sort(),
    slug: product.slug,
    seo: seoOf((product.seo as SeoData | null) ?? undefined),
    size: sizeOf(product.productDimensions ?? undefined),
    parcel: sizeOf(product.packageDimensions ?? undefined),
    customFields: product.customFields,
    extras: formOfExtras(product, digits),
  }
}

type Option = NonNullable<CatalogProduct['options']>[number]
type Section = NonNullable<CatalogProduct['infoSections']>[number]
type Media = NonNullable<CatalogProduct['media']>[number]

const optionOf = ({ id, name, type, isShared, choices }: Option): OptionForm => ({
  key: id,
  id,
  name,
  storedName: name,
  isShared,
  kind: type === 'color' ? 'color' : 'text',
  choices: choices.map((choice) => ({ key: choice.id, name: choice.name, value: choice.value })),
})

const sectionOf = ({ id, title, description, isOwn }: Section): SectionForm => ({
  key: id,
  title,
  description,
  ...(!isOwn && { sharedId: id }),
})

const mediaOf = ({ id, kind, url, title, altText }: Media): MediaForm => ({
  key: id,
  kind,
  mediaId: id,
  url,
  title,
  altText,
})

/** How many variants the options make. */
export const countCombinations = (options: readonly OptionForm[]): number =>
  options.length === 0 ? 0 : options.reduce((all, { choices }) => all * choices.length, 1)
