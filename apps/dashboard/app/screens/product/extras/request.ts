import type { ProductToSave } from '@vitrine/contract/products'
import { parseAmount } from '../../../shared/amount.ts'
import { sameValue } from '../../../shared/rebase.ts'
import type { ExtrasForm, ModifierForm, PlanForm } from './form.ts'

type ModifierToSave = NonNullable<ProductToSave['modifiers']>[number]
type PlanToSave = NonNullable<NonNullable<ProductToSave['subscriptions']>['items']>[number]

const differs = (form: ExtrasForm, base: ExtrasForm, ...names: (keyof ExtrasForm)[]) =>
  names.some((name) => !sameValue(form[name], base[name]))

const deliveryIds = ['shippingGroupId', 'deliveryProfileId', 'fulfillerId'] as const

/** Only the changed fields, so that changes of colleagues to other fields are not lost. */
export function changesOfExtras(form: ExtrasForm, base: ExtrasForm): Omit<ProductToSave, 'id'> {
  const changed = (...names: (keyof ExtrasForm)[]) => differs(form, base, ...names)
  const delivery = deliveryIds.filter((name) => changed(name))
  return {
    ...(changed('subtitle') && { subtitle: form.subtitle.trim() }),
    ...(changed('modifiers') && { modifiers: form.modifiers.map(modifierToSave) }),
    ...(changed('plans', 'buyOnce') && {
      subscriptions: { items: form.plans.map(planToSave), allowOneTimePurchases: form.buyOnce },
    }),
    ...(changed('ribbons') && { additionalRibbons: form.ribbons.map((name) => ({ name })) }),
    ...(changed('tags', 'privateTags') && {
      tags: {
        ...(changed('tags') && { public: [...form.tags] }),
        ...(changed('privateTags') && { private: [...form.privateTags] }),
      },
    }),
    ...(changed('mainCategoryId') && { mainCollectionId: form.mainCategoryId || null }),
    ...(changed('relatedProductIds') && {
      relatedProductIds: form.relatedProductIds.length > 0 ? [...form.relatedProductIds] : null,
    }),
    ...(changed('inPos') && { visibleInPos: form.inPos }),
    ...(changed('isGiftCard') && { isGiftCard: form.isGiftCard }),
    ...(changed('minimum', 'maximum', 'perBuyer') && { quantityLimits: limitsOf(form) }),
    ...(changed('taxGroupId') && { taxGroupId: form.taxGroupId.trim() || null }),
    ...(delivery.length > 0 && {
      delivery: Object.fromEntries(delivery.map((name) => [name, form[name].trim() || null])),
    }),
  }
}

/** Null where nothing is limited. */
function limitsOf({ minimum, maximum, perBuyer }: ExtrasForm): ProductToSave['quantityLimits'] {
  const given = Object.entries({ minimum, maximum, perBuyer }).flatMap(([name, text]) =>
    text.trim() === '' ? [] : [[name, Number(text)] as const],
  )
  return given.length === 0 ? null : Object.fromEntries(given)
}

/** The base price unit, where it changed; null removes it. */
export function unitOf(
  form: ExtrasForm,
  base: ExtrasForm,
): Pick<ProductToSave, 'pricePerUnit'> | undefined {
  if (!differs(form, base, 'contents', 'contentsUnit', 'per', 'perUnit')) return undefined
  const totalQuantity = amountOf(form.contents)
  if (totalQuantity === '0') return { pricePerUnit: null }
  return {
    pricePerUnit: {
      totalQuantity,
      totalMeasurementUnit: form.contentsUnit,
      baseQuantity: amountOf(form.per),
      baseMeasurementUnit: form.perUnit,
    },
  }
}

const amountOf = (text: string): string => parseAmount(text, 3).value ?? '0'

function modifierToSave({ key, mandatory, price, line, choices }: ModifierForm): ModifierToSave {
  if (!line) {
    const priced = choices.map((one) => ({ id: one.key, addedPrice: amountOf(one.price) }))
    return { id: key, mandatory, choices: priced }
  }
  return {
    id: key,
    mandatory,
    freeText: {
      title: line.title,
      minCharCount: line.fewest,
      maxCharCount: line.most,
      addedPrice: amountOf(price),
    },
  }
}

function planToSave({ id, frequency, visible, ...plan }: PlanForm): PlanToSave {
  const { discount: type, less, times } = plan
  return {
    ...(id ? { id } : {}),
    title: plan.title.trim(),
    description: plan.description.trim(),
    frequency,
    visible,
    interval: Number(plan.interval),
    billingCycles: times.trim() === '' ? null : Number(times),
    discount: type === 'NONE' ? null : { type, value: amountOf(less) },
  }
}
