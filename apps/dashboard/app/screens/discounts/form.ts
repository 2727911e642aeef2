import { isLess } from '@vitrine/money'
import type { InputOf, OutputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import { parseAmount } from '../../shared/amount.ts'
import type { Errors } from '../../shared/use-form.ts'
import type { Money } from '../../shared/use-money.ts'

export type Promotion = OutputOf<'promotions.getPromotion'>['promotion']
export type NewPromotion = InputOf<'promotions.createPromotion'>['promotion']
export type EffectType = Promotion['effect']['type']

/** Products and collections in scope. */
export interface ScopeForm {
  readonly collectionIds: readonly string[]
  readonly productIds: readonly string[]
}

/** The form of a discount; numbers are text until validated. */
export interface DiscountForm {
  readonly name: string
  readonly trigger: Promotion['trigger']
  readonly code: string
  readonly effect: EffectType
  readonly percent: string
  readonly amount: string
  readonly price: string
  /** Pieces that cost `price` together. */
  readonly quantity: string
  readonly buy: string
  readonly get: string
  /** Discount on the reduced pieces. */
  readonly getPercent: string
  /** The products to buy; empty: the reduced ones. */
  readonly bought: ScopeForm
  /** The reduced products; empty: all. */
  readonly reduced: ScopeForm
  readonly from: string
  readonly start: string
  readonly end: string
  readonly total: string
  readonly perBuyer: string
  readonly mode: Promotion['combination']['mode']
  readonly notOnReduced: boolean
}

const noScope: ScopeForm = { collectionIds: [], productIds: [] }

export const emptyDiscount: DiscountForm = {
  name: '',
  trigger: 'AUTOMATIC',
  code: '',
  effect: 'PERCENT',
  percent: '10',
  amount: '',
  price: '',
  quantity: '3',
  buy: '2',
  get: '1',
  getPercent: '100',
  bought: noScope,
  reduced: noScope,
  from: '',
  start: '',
  end: '',
  total: '',
  perBuyer: '',
  mode: 'STACK',
  notOnReduced: false,
}

/** Whether the form can represent effect and scope; otherwise they stay unchanged. */
export function showsEffect({ effect, scope }: Pick<Promotion, 'effect' | 'scope'>): boolean {
  const isPlain = effect.level !== 'PIECE' && !effect.onlyCheapestPiece
  return isPlain && showsScope(scope) && showsScope(effect.buyScope ?? [])
}

/** At most one list of collections and one of products. */
const showsScope = (scope: Promotion['scope']): boolean =>
  scope.every(({ type }) => type === 'COLLECTIONS' || type === 'PRODUCTS') &&
  new Set(scope.map(({ type }) => type)).size === scope.length

const idsOf = (scope: Promotion['scope'], type: 'COLLECTIONS' | 'PRODUCTS') =>
  scope.find((part) => part.type === type)?.ids ?? []

const formOfScope = (scope: Promotion['scope']): ScopeForm => ({
  collectionIds: idsOf(scope, 'COLLECTIONS'),
  productIds: idsOf(scope, 'PRODUCTS'),
})

const scopeOf = ({ collectionIds, productIds }: ScopeForm): Promotion['scope'] => [
  ...(collectionIds.length > 0 ? [{ type: 'COLLECTIONS' as const, ids: [...collectionIds] }] : []),
  ...(productIds.length > 0 ? [{ type: 'PRODUCTS' as const, ids: [...productIds] }] : []),
]

/** Whether the form shows the condition: none, or a least subtotal of everything. */
export const showsCondition = ({ condition }: Pick<Promotion, 'condition'>): boolean =>
  !condition ||
  (condition.type === 'SUBTOTAL' && !condition.toAmount && (condition.scope ?? []).length === 0)

/** A moment as fields show it, in the reader's own time. */
function localText(moment: Date | undefined): string {
  if (!moment) return ''
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}

const textOf = (value: number | null | undefined) => (value ? String(value) : '')

export function formOf(promotion: Promotion): DiscountForm {
  const { effect, condition, limits, combination, scope } = promotion
  return {
    ...emptyDiscount,
    name: promotion.name,
    trigger: promotion.trigger,
    ...(showsEffect(promotion) && { effect: effect.type }),
    percent: effect.percent ?? emptyDiscount.percent,
    amount: effect.amount ?? '',
    price: effect.price ?? '',
    buy: textOf(effect.buy) || emptyDiscount.buy,
    get: textOf(effect.get) || emptyDiscount.get,
    quantity: textOf(effect.quantity) || emptyDiscount.quantity,
    ...(effect.type === 'BUY_GET' && { getPercent: effect.percent ?? '100' }),
    bought: formOfScope(effect.buyScope ?? []),
    reduced: formOfScope(scope),
    from: condition?.fromAmount ?? '',
    start: localText(promotion.startDate),
    end: localText(promotion.endDate),
    total: textOf(limits.total),
    perBuyer: textOf(limits.perBuyer),
    mode: combination.mode,
    notOnReduced: combination.notOnReducedPrices,
  }
}

/** The amount that is typed; undefined where there is none, or none that can be read. */
export const readAmount = (text: string, digits: number): string | undefined =>
  parseAmount(text, digits).value
const percentOf = (text: string) => text.trim().replace(',', '.')
function isPercent(text: string): boolean {
  const percent = percentOf(text)
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(percent)) return false
  return isLess('0', percent) && !isLess('100', percent)
}
const isCount = (text: string) => /^[1-9]\d{0,5}$/.test(text.trim())

const isSetSize = (text: string) => isCount(text) && Number(text) >= 2 && Number(text) <= 1000

/** Errors by field. */
export function checkDiscount(
  form: DiscountForm,
  { field, discounts }: Messages,
  digits: number,
): Errors {
  const { wrong } = discounts
  const { effect } = form
  const hasPrice = effect === 'FIXED_PRICE' || effect === 'QUANTITY_PRICE'
  const isAmount = (text: string) => isLess('0', readAmount(text, digits) ?? '0')
  const complaints: readonly (readonly [string, boolean, string])[] = [
    ['name', form.name.trim() === '', field.required],
    ['code', form.code.trim() !== '' && !/^[\p{L}\p{N}._-]+$/u.test(form.code.trim()), wrong.code],
    ['percent', effect === 'PERCENT' && !isPercent(form.percent), wrong.percent],
    ['amount', effect === 'AMOUNT' && !isAmount(form.amount), wrong.amount],
    ['price', hasPrice && !isAmount(form.price), wrong.amount],
    ['quantity', effect === 'QUANTITY_PRICE' && !isSetSize(form.quantity), wrong.setSize],
    ['getPercent', effect === 'BUY_GET' && !isPercent(form.getPercent), wrong.percent],
    ['buy', effect === 'BUY_GET' && !isCount(form.buy), wrong.number],
    ['get', effect === 'BUY_GET' && !isCount(form.get), wrong.number],
    ['from', form.from.trim() !== '' && !isAmount(form.from), wrong.amount],
    ['total', form.total.trim() !== '' && !isCount(form.total), wrong.number],
    ['perBuyer', form.perBuyer.trim() !== '' && !isCount(form.perBuyer), wrong.number],
    ['end', form.start !== '' && form.end !== '' && form.start >= form.end, wrong.dates],
  ]
  return Object.fromEntries(
    complaints.filter(([, isWrong]) => isWrong).map(([name, , sentence]) => [name, sentence]),
  )
}

function effectOf(form: DiscountForm, digits: number): NewPromotion['effect'] {
  switch (form.effect) {
    case 'PERCENT':
      return { type: 'PERCENT', percent: percentOf(form.percent) }
    case 'AMOUNT':
      return { type: 'AMOUNT', amount: readAmount(form.amount, digits) ?? '' }
    case 'FIXED_PRICE':
      return { type: 'FIXED_PRICE', price: readAmount(form.price, digits) ?? '' }
    case 'BUY_GET':
      return {
        type: 'BUY_GET',
        buy: Number(form.buy),
        get: Number(form.get),
        percent: percentOf(form.getPercent),
        buyScope: scopeOf(form.bought),
      }
    case 'QUANTITY_PRICE':
      return {
        type: 'QUANTITY_PRICE',
        quantity: Number(form.quantity),
        price: readAmount(form.price, digits) ?? '',
      }
    case 'FREE_DELIVERY':
      return { type: 'FREE_DELIVERY' }
  }
}

const countOf = (text: string) => (text.trim() === '' ? null : Number(text))
const momentOf = (text: string) => (text === '' ? null : new Date(text))

/** The discount of a form; retains fields of the stored one that the form lacks. */
export function promotionOf(form: DiscountForm, digits: number, stored?: Promotion): NewPromotion {
  const from = readAmount(form.from, digits)
  return {
    name: form.name.trim(),
    trigger: form.trigger,
    startDate: momentOf(form.start),
    endDate: momentOf(form.end),
    condition:
      stored && !showsCondition(stored)
        ? (stored.condition ?? null)
        : from
          ? { type: 'SUBTOTAL', fromAmount: from }
          : null,
    ...(stored && !showsEffect(stored)
      ? { effect: stored.effect, scope: stored.scope }
      : {
          effect: effectOf(form, digits),
          scope: form.effect === 'FREE_DELIVERY' ? [] : scopeOf(form.reduced),
        }),
    limits: { ...stored?.limits, total: countOf(form.total), perBuyer: countOf(form.perBuyer) },
    combination: {
      ...stored?.combination,
      mode: form.mode,
      notOnReducedPrices: form.notOnReduced,
      ...(form.mode !== 'STACK' && { group: stored?.combination.group ?? 'discounts' }),
    },
  }
}

export interface FieldsProps {
  readonly form: DiscountForm
  readonly set: (change: Partial<DiscountForm>) => void
  readonly errors: Errors
  readonly money: Money
  readonly stored: Promotion | undefined
}
