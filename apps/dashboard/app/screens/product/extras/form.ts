import type { CatalogProduct } from '@vitrine/contract/products'
import type { MeasurementUnit } from '@vitrine/contract/vocabulary'
import { isZero, padDecimal } from '@vitrine/money'
import type { Errors } from '../../../shared/use-form.ts'
import type { Customization } from '../../customizations/form.ts'
import { newKey } from '../form-items.ts'
import type { Money } from '../money.ts'

type Modifier = NonNullable<CatalogProduct['modifiers']>[number]
type Plan = NonNullable<CatalogProduct['subscriptions']>['items'][number]

export const frequencies = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const
export type Frequency = (typeof frequencies)[number]
export type PlanDiscount = 'NONE' | 'AMOUNT' | 'PERCENT'

/** A modifier of the library as offered by this product. */
export interface ModifierForm {
  readonly key: string
  readonly name: string
  readonly look: Modifier['renderType']
  readonly mandatory: boolean
  /** The surcharge of a text. */
  readonly price: string
  readonly line?: { readonly title: string; readonly fewest: number; readonly most: number }
  readonly choices: readonly ExtraChoice[]
}
export interface ExtraChoice {
  readonly key: string
  readonly name: string
  readonly colour?: string
  readonly price: string
}

export interface PlanForm {
  readonly key: string
  /** Absent while it is new. */
  readonly id?: string
  readonly title: string
  readonly description: string
  readonly visible: boolean
  readonly frequency: Frequency
  readonly interval: string
  /** Number of deliveries; empty: until cancelled. */
  readonly times: string
  readonly discount: PlanDiscount
  readonly less: string
}

/** Optional parts of a product: amounts and counts as typed. */
export interface ExtrasForm {
  readonly subtitle: string
  readonly modifiers: readonly ModifierForm[]
  readonly plans: readonly PlanForm[]
  readonly buyOnce: boolean
  readonly ribbons: readonly string[]
  readonly tags: readonly string[]
  readonly privateTags: readonly string[]
  readonly mainCategoryId: string
  /** Related products of its page, in this order; empty: chosen by sales and similarity. */
  readonly relatedProductIds: readonly string[]
  readonly contents: string
  readonly contentsUnit: MeasurementUnit
  readonly per: string
  readonly perUnit: MeasurementUnit
  readonly preorder: boolean
  readonly preorderMessage: string
  readonly preorderLimit: string
  /** `YYYY-MM-DD`, or empty. */
  readonly preorderShipsAt: string
  readonly barcode: string
  readonly manufacturerPartNumber: string
  /** The only variant; empty where there are several. */
  readonly variantId: string
  readonly inPos: boolean
  readonly isGiftCard: boolean
  /** Limits per order, and for all orders of a buyer; empty: unlimited. */
  readonly minimum: string
  readonly maximum: string
  readonly perBuyer: string
  readonly taxGroupId: string
  readonly shippingGroupId: string
  readonly deliveryProfileId: string
  readonly fulfillerId: string
}

/** Props of each part of the extras. */
export interface ExtrasProps {
  readonly form: ExtrasForm
  readonly errors: Errors
  readonly set: (change: Partial<ExtrasForm>) => void
  readonly money: Money
}

/** The form while nothing is loaded. */
export const noExtras: ExtrasForm = {
  subtitle: '',
  modifiers: [],
  plans: [],
  buyOnce: true,
  ribbons: [],
  tags: [],
  privateTags: [],
  mainCategoryId: '',
  relatedProductIds: [],
  contents: '',
  contentsUnit: 'ML',
  per: '1',
  perUnit: 'L',
  preorder: false,
  preorderMessage: '',
  preorderLimit: '',
  preorderShipsAt: '',
  barcode: '',
  manufacturerPartNumber: '',
  variantId: '',
  inPos: true,
  isGiftCard: false,
  minimum: '',
  maximum: '',
  perBuyer: '',
  taxGroupId: '',
  shippingGroupId: '',
  deliveryProfileId: '',
  fulfillerId: '',
}

export function formOfExtras(product: CatalogProduct, digits: number): ExtrasForm {
  const { subscriptions, tags, delivery, pricePerUnit: unit, preorder } = product
  const only = product.manageVariants ? undefined : product.variants?.[0]
  return {
    subtitle: product.subtitle,
    modifiers: (product.modifiers ?? []).map((one) => modifierOf(one, digits)),
    plans: (subscriptions?.items ?? []).map((plan) => planOf(plan, digits)),
    buyOnce: subscriptions?.allowOneTimePurchases ?? true,
    ribbons: product.additionalRibbons.map(({ name }) => name),
    tags: tags.public,
    privateTags: tags.private,
    mainCategoryId: product.mainCollectionId ?? '',
    relatedProductIds: product.relatedProductIds ?? [],
    contents: unit?.totalQuantity ?? '',
    contentsUnit: unit?.totalMeasurementUnit ?? 'ML',
    per: unit?.baseQuantity ?? '1',
    perUnit: unit?.baseMeasurementUnit ?? 'L',
    preorder: preorder?.enabled ?? false,
    preorderMessage: preorder?.message ?? '',
    preorderLimit: preorder?.limit ? String(preorder.limit) : '',
    preorderShipsAt: preorder?.shipsAt ?? '',
    barcode: only?.barcode ?? '',
    manufacturerPartNumber: only?.manufacturerPartNumber ?? '',
    variantId: only?.id ?? '',
    inPos: product.visibleInPos,
    isGiftCard: product.isGiftCard ?? false,
    minimum: countText(product.quantityLimits?.minimum),
    maximum: countText(product.quantityLimits?.maximum),
    perBuyer: countText(product.quantityLimits?.perBuyer),
    taxGroupId: product.taxGroupId ?? '',
    shippingGroupId: delivery.shippingGroupId ?? '',
    deliveryProfileId: delivery.deliveryProfileId ?? '',
    fulfillerId: delivery.fulfillerId ?? '',
  }
}

const countText = (count: number | null | undefined) => (count ? String(count) : '')

const amount = (value: string, digits: number) => (isZero(value) ? '' : padDecimal(value, digits))

function modifierOf(modifier: Modifier, digits: number): ModifierForm {
  const { id, name, mandatory, renderType, freeText: line } = modifier
  return {
    key: id,
    name,
    mandatory,
    look: renderType,
    price: line ? amount(line.addedPrice, digits) : '',
    ...(line && {
      line: { title: line.title, fewest: line.minCharCount, most: line.maxCharCount },
    }),
    choices: modifier.choices.map((choice) => ({
      key: choice.id,
      name: choice.name,
      price: amount(choice.addedPrice, digits),
      ...(choice.colorCode ? { colour: choice.colorCode } : {}),
    })),
  }
}

/** A modifier from the library, initially without surcharges. */
export function modifierFrom(option: Customization): ModifierForm {
  const { id, name, renderType: look, freeText: line } = option
  return {
    key: id,
    name,
    look,
    mandatory: false,
    price: '',
    ...(line && {
      line: { title: line.title, fewest: line.minCharCount, most: line.maxCharCount },
    }),
    choices: option.choices.map((choice) => ({
      key: choice.id,
      name: choice.name,
      price: '',
      ...(choice.colorCode ? { colour: choice.colorCode } : {}),
    })),
  }
}

const planOf = ({ id, discount, ...plan }: Plan, digits: number): PlanForm => ({
  key: id,
  id,
  title: plan.title,
  visible: plan.visible,
  description: plan.description,
  frequency: plan.frequency === 'UNDEFINED' ? 'MONTH' : plan.frequency,
  interval: String(plan.interval),
  times: plan.billingCycles === null ? '' : String(plan.billingCycles),
  discount: discount?.type ?? 'NONE',
  less: discount?.type === 'AMOUNT' ? padDecimal(discount.value, digits) : (discount?.value ?? ''),
})

export const newPlan = (): PlanForm => ({
  key: newKey(),
  title: '',
  description: '',
  visible: true,
  frequency: 'MONTH',
  interval: '1',
  times: '',
  discount: 'NONE',
  less: '',
})
