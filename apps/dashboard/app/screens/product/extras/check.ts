import type { Messages } from '../../../messages/index.ts'
import { parseAmount } from '../../../shared/amount.ts'
import type { Errors } from '../../../shared/use-form.ts'
import type { ExtrasForm, ModifierForm, PlanForm } from './form.ts'

/** Limits typing errors. */
const MAX_PREORDERS = 100_000

/** Errors by field: `modifiers.0.price`, `plans.1.title`, `contents`. */
export function checkExtras(form: ExtrasForm, messages: Messages, digits: number): Errors {
  const { field, amount } = messages
  const problemOf = (text: string, places: number, isNeeded = false) => {
    const { problem } = parseAmount(text, places)
    return problem === undefined || (problem === 'empty' && !isNeeded) ? undefined : amount[problem]
  }
  const errors: Record<string, string | undefined> = {
    contents: problemOf(form.contents, 2),
    per: form.contents.trim() === '' ? undefined : problemOf(form.per, 2, true),
    preorderLimit: isCount(form.preorderLimit, 1, MAX_PREORDERS) ? undefined : field.whole,
    preorderMessage: form.preorderMessage.length > 200 ? field.tooLong({ max: 200 }) : undefined,
    ...checkQuantities(form, messages),
    ...checkTerms(form, messages),
  }
  form.modifiers.forEach((modifier, at) => {
    Object.assign(
      errors,
      checkModifier(modifier, `modifiers.${at}`, (text) => problemOf(text, digits)),
    )
  })
  form.plans.forEach((plan, at) => {
    const less = plan.discount === 'NONE' ? undefined : problemOf(plan.less, digits, true)
    Object.assign(errors, checkPlan(plan, `plans.${at}`, messages), {
      [`plans.${at}.less`]: less ?? percentProblem(plan, messages),
    })
  })
  return Object.fromEntries(Object.entries(errors).filter(([, problem]) => problem !== undefined))
}

/** Maximum of a limit. */
const MAX_LIMIT = 100_000

function checkQuantities(form: ExtrasForm, { field, extras }: Messages): Errors {
  const problemOf = (text: string) => (isCount(text, 1, MAX_LIMIT) ? undefined : field.whole)
  const fewest = Number(form.minimum)
  const belowFewest = (text: string) =>
    text.trim() !== '' && Number(text) < fewest ? extras.belowMinimum : undefined
  return {
    minimum: problemOf(form.minimum),
    maximum: problemOf(form.maximum) ?? belowFewest(form.maximum),
    perBuyer: problemOf(form.perBuyer) ?? belowFewest(form.perBuyer),
  }
}

const guid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

function checkTerms(form: ExtrasForm, { field, terms }: Messages): Errors {
  const taxGroupId = form.taxGroupId.trim()
  const tooLong = (text: string, max: number) =>
    text.trim().length > max ? field.tooLong({ max }) : undefined
  return {
    subtitle: tooLong(form.subtitle, 200),
    taxGroupId: taxGroupId === '' || guid.test(taxGroupId) ? undefined : terms.badTaxGroup,
    shippingGroupId: tooLong(form.shippingGroupId, 100),
    deliveryProfileId: tooLong(form.deliveryProfileId, 100),
    fulfillerId: tooLong(form.fulfillerId, 100),
    barcode: tooLong(form.barcode, 40),
    manufacturerPartNumber: tooLong(form.manufacturerPartNumber, 70),
  }
}

const checkModifier = (
  { price, choices }: ModifierForm,
  path: string,
  problemOf: (text: string) => string | undefined,
): Errors => ({
  [`${path}.price`]: problemOf(price),
  ...Object.fromEntries(choices.map((one, at) => [`${path}.choices.${at}`, problemOf(one.price)])),
})

function checkPlan(plan: PlanForm, path: string, { field, extras }: Messages): Errors {
  const { title, interval, times } = plan
  return {
    [`${path}.title`]:
      title.trim() === ''
        ? field.required
        : title.length > 20
          ? field.tooLong({ max: 20 })
          : undefined,
    [`${path}.interval`]: isCount(interval, 1, 50, true) ? undefined : extras.badInterval,
    [`${path}.times`]: isCount(times, 2, 999) ? undefined : extras.badTimes,
  }
}

function percentProblem({ discount, less }: PlanForm, { extras }: Messages): string | undefined {
  if (discount !== 'PERCENT') return undefined
  const { value } = parseAmount(less, 1)
  return value !== undefined && Number(value) > 0 && Number(value) < 100
    ? undefined
    : extras.badPercent
}

function isCount(text: string, min: number, max: number, isNeeded = false): boolean {
  const bare = text.trim()
  if (bare === '') return !isNeeded
  return /^\d{1,6}$/.test(bare) && Number(bare) >= min && Number(bare) <= max
}
