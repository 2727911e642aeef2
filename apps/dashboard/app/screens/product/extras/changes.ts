import type { InputOf } from '../../../api/client.ts'
import { parseAmount } from '../../../shared/amount.ts'
import type { ExtrasForm, ModifierForm, PlanForm, PricedByUnit } from './form.ts'

type Changes = Omit<InputOf<'catalogV3.updateProduct'>['product'], 'id' | 'revision'>

const differs = (form: ExtrasForm, base: ExtrasForm, ...names: (keyof ExtrasForm)[]) =>
  names.some((name) => JSON.stringify(form[name]) !== JSON.stringify(base[name]))

/** What changed, so that colleagues who change other fields meanwhile lose nothing. */
export function changesOfExtras(form: ExtrasForm, base: ExtrasForm): Changes {
  const changed = (...names: (keyof ExtrasForm)[]) => differs(form, base, ...names)
  return {
    ...(changed('subtitle') && { subtitle: form.subtitle.trim() }),
    ...(changed('modifiers') && { modifiers: form.modifiers.map(modifierToSend) }),
    ...(changed('plans', 'buyOnce') && {
      subscriptionDetails: {
        subscriptions: form.plans.map(planToSend),
        allowOneTimePurchases: form.buyOnce,
      },
    }),
    ...(changed('ribbons') && { additionalRibbons: form.ribbons.map((name) => ({ name })) }),
    ...(changed('tags', 'privateTags') && {
      tags: {
        publicTags: { tagIds: [...form.tags] },
        privateTags: { tagIds: [...form.privateTags] },
      },
    }),
    ...(changed('mainCategoryId') && { mainCategoryId: form.mainCategoryId || null }),
    ...(changed('inPos') && { visibleInPos: form.inPos }),
    ...(changed('taxGroupId') && { taxGroupId: form.taxGroupId.trim() || null }),
    ...(changed('shippingGroupId', 'deliveryProfileId', 'fulfillerId') && {
      physicalProperties: {
        shippingGroupId: form.shippingGroupId.trim() || null,
        deliveryProfileId: form.deliveryProfileId.trim() || null,
        fulfillerId: form.fulfillerId.trim() || null,
      },
    }),
    ...(changed('barcode') &&
      form.variantId !== '' && {
        variantsInfo: {
          variants: [{ id: form.variantId, barcode: form.barcode.trim() || null }],
        },
      }),
  }
}

/** The price per unit as it is now; null takes it away, undefined leaves it. */
export function unitChange(form: ExtrasForm, base: ExtrasForm): PricedByUnit | null | undefined {
  if (!differs(form, base, 'contents', 'contentsUnit', 'per', 'perUnit')) return undefined
  const totalQuantity = amountOf(form.contents)
  if (totalQuantity === '0') return null
  return {
    totalQuantity,
    totalMeasurementUnit: form.contentsUnit,
    baseQuantity: amountOf(form.per),
    baseMeasurementUnit: form.perUnit,
  }
}

/** Whether and how it can be ordered before it is there; undefined leaves it. */
export function preorderChange(form: ExtrasForm, base: ExtrasForm) {
  if (!differs(form, base, 'preorder', 'preorderMessage', 'preorderLimit')) return undefined
  const limit = form.preorderLimit.trim()
  return {
    enabled: form.preorder,
    message: form.preorderMessage.trim(),
    ...(limit === '' ? {} : { limit: Number(limit) }),
  }
}

const amountOf = (text: string): string => parseAmount(text, 3).value ?? '0'

function modifierToSend({ key, mandatory, price, line, choices }: ModifierForm) {
  if (!line) {
    const priced = choices.map((one) => ({ choiceId: one.key, addedPrice: amountOf(one.price) }))
    return { id: key, mandatory, choicesSettings: { choices: priced } }
  }
  return {
    id: key,
    mandatory,
    freeTextSettings: {
      title: line.title,
      minCharCount: line.fewest,
      maxCharCount: line.most,
      defaultAddedPrice: amountOf(price),
    },
  }
}

function planToSend({ id, frequency, visible, ...plan }: PlanForm) {
  const { discount: type, less } = plan
  return {
    ...(id ? { id } : {}),
    title: plan.title.trim(),
    frequency,
    visible,
    interval: Number(plan.interval),
    ...(plan.description.trim() === '' ? {} : { description: plan.description.trim() }),
    ...(plan.times.trim() === '' ? { autoRenewal: true } : { billingCycles: Number(plan.times) }),
    ...(type === 'AMOUNT' && { discount: { type, amountOff: amountOf(less) } }),
    ...(type === 'PERCENT' && { discount: { type, percentOff: amountOf(less) } }),
  }
}
