import type { MeasurementUnit } from '@vitrine/contract/vocabulary'
import { isZero, padDecimal } from '@vitrine/money'
import type { OutputOf } from '../../../api/client.ts'
import type { Customization } from '../../customizations/form.ts'
import { normalizeName } from '../normalize-name.ts'
import { newKey } from '../parts.ts'

export type ProductV3 = OutputOf<'catalogV3.getProduct'>['product']
type Modifier = ProductV3['modifiers'][number]
type Plan = NonNullable<ProductV3['subscriptionDetails']>['subscriptions'][number]
type Stock = OutputOf<'inventory.getInventoryVariants'>['inventoryItem']

export const frequencies = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const
export type Frequency = (typeof frequencies)[number]
export type PlanDiscount = 'NONE' | 'AMOUNT' | 'PERCENT'

/** An extra of the library as this product offers it. */
export interface ModifierForm {
  readonly key: string
  /** One of the product's own options, which make no variants: it is shown and changed as such. */
  readonly isOption?: boolean
  readonly name: string
  readonly look: Modifier['modifierRenderType']
  readonly mandatory: boolean
  /** What a line of text adds to the price. */
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
  readonly contents: string
  readonly contentsUnit: MeasurementUnit
  readonly per: string
  readonly perUnit: MeasurementUnit
  readonly preorder: boolean
  readonly preorderMessage: string
  readonly preorderLimit: string
  readonly barcode: string
  /** The only variant; empty where there are several. */
  readonly variantId: string
  readonly inPos: boolean
  readonly taxGroupId: string
  readonly shippingGroupId: string
  readonly deliveryProfileId: string
  readonly fulfillerId: string
}

export interface PricedByUnit {
  readonly totalQuantity: string
  readonly totalMeasurementUnit: MeasurementUnit
  readonly baseQuantity: string
  readonly baseMeasurementUnit: MeasurementUnit
}

export interface StoredExtras {
  readonly product: ProductV3
  /** Names of options that make no variants: the newer dialect lists them among its modifiers. */
  readonly plainOptions: readonly string[]
  readonly preorder: Stock['preorderInfo'] | undefined
  readonly unit: PricedByUnit | undefined
}

/** Of a product of which nothing is known yet. */
export const noExtras: ExtrasForm = {
  subtitle: '',
  modifiers: [],
  plans: [],
  buyOnce: true,
  ribbons: [],
  tags: [],
  privateTags: [],
  mainCategoryId: '',
  contents: '',
  contentsUnit: 'ML',
  per: '1',
  perUnit: 'L',
  preorder: false,
  preorderMessage: '',
  preorderLimit: '',
  barcode: '',
  variantId: '',
  inPos: true,
  taxGroupId: '',
  shippingGroupId: '',
  deliveryProfileId: '',
  fulfillerId: '',
}

export function formOfExtras(
  { product, plainOptions, preorder, unit }: StoredExtras,
  digits: number,
): ExtrasForm {
  const { subscriptionDetails, tags, physicalProperties: sent } = product
  const only = onlyVariant(product)
  return {
    subtitle: product.subtitle ?? '',
    modifiers: product.modifiers.map((one) => ({
      ...modifierOf(one, digits),
      ...(plainOptions.some((name) => normalizeName(name) === normalizeName(one.name)) && {
        isOption: true,
      }),
    })),
    plans: (subscriptionDetails?.subscriptions ?? []).map((plan) => planOf(plan, digits)),
    buyOnce: subscriptionDetails?.allowOneTimePurchases ?? true,
    ribbons: product.additionalRibbons.map(({ name }) => name),
    tags: tags?.publicTags.tagIds ?? [],
    privateTags: tags?.privateTags?.tagIds ?? [],
    mainCategoryId: product.mainCategoryId ?? '',
    contents: unit?.totalQuantity ?? '',
    contentsUnit: unit?.totalMeasurementUnit ?? 'ML',
    per: unit?.baseQuantity ?? '1',
    perUnit: unit?.baseMeasurementUnit ?? 'L',
    preorder: preorder?.enabled ?? false,
    preorderMessage: preorder?.message ?? '',
    preorderLimit: preorder?.limit ? String(preorder.limit) : '',
    barcode: only?.barcode ?? '',
    variantId: only?.id ?? '',
    inPos: product.visibleInPos,
    taxGroupId: product.taxGroupId ?? '',
    shippingGroupId: sent?.shippingGroupId ?? '',
    deliveryProfileId: sent?.deliveryProfileId ?? '',
    fulfillerId: sent?.fulfillerId ?? '',
  }
}

function onlyVariant({ variantsInfo }: ProductV3) {
  const [only, ...others] = variantsInfo?.variants ?? []
  return others.length === 0 && only?.choices.length === 0 ? only : undefined
}

const amount = (value: string, digits: number) => (isZero(value) ? '' : padDecimal(value, digits))

function modifierOf(modifier: Modifier, digits: number): ModifierForm {
  const { id, name, mandatory, modifierRenderType, freeTextSettings: line } = modifier
  return {
    key: id,
    name,
    mandatory,
    look: modifierRenderType,
    price: line ? amount(line.defaultAddedPrice, digits) : '',
    ...(line && {
      line: { title: line.title, fewest: line.minCharCount, most: line.maxCharCount },
    }),
    choices: (modifier.choicesSettings?.choices ?? []).map((choice) => ({
      key: choice.choiceId,
      name: choice.name,
      price: amount(choice.addedPrice, digits),
      ...(choice.colorCode ? { colour: choice.colorCode } : {}),
    })),
  }
}

/** What is chosen from the library costs nothing more, to begin with. */
export function modifierFrom(customization: Customization): ModifierForm {
  const { id, name, customizationRenderType: look, freeTextInput: line } = customization
  return {
    key: id,
    name,
    look,
    mandatory: false,
    price: '',
    ...(line && {
      line: { title: line.title, fewest: line.minCharCount, most: line.maxCharCount },
    }),
    choices: (customization.choicesSettings?.choices ?? []).map((choice) => ({
      key: choice.id,
      name: choice.name,
      price: '',
      ...(choice.colorCode ? { colour: choice.colorCode } : {}),
    })),
  }
}

function planOf({ id, discount, ...plan }: Plan, digits: number): PlanForm {
  return {
    key: id,
    id,
    title: plan.title,
    visible: plan.visible,
    description: plan.description ?? '',
    frequency: plan.frequency === 'UNDEFINED' ? 'MONTH' : plan.frequency,
    interval: String(plan.interval),
    times: plan.billingCycles ? String(plan.billingCycles) : '',
    discount: discount?.type ?? 'NONE',
    less:
      discount?.type === 'AMOUNT'
        ? padDecimal(discount.amountOff ?? '0', digits)
        : String(discount?.percentOff ?? ''),
  }
}

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
