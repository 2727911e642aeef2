import { isLess } from '@vitrine/money'
import type { InputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import { parseAmount } from '../../shared/amount.ts'
import { formatMoney, formatNumber } from '../../shared/format.ts'
import type { Errors } from '../../shared/use-form.ts'
import type { Money } from '../../shared/use-money.ts'

export type Rate = InputOf<'delivery.saveShippingOption'>['option']['rates'][number]
type Condition = Rate['conditions'][number]

/** The quantity that a price depends on. */
export type RateKind = 'FLAT' | Condition['type']
export const rateKinds: readonly RateKind[] = [
  'FLAT',
  'BY_TOTAL_WEIGHT',
  'BY_TOTAL_PRICE',
  'BY_TOTAL_QUANTITY',
]

/** One price with its bounds, as they are typed; an empty bound is none. */
export interface RateRow {
  readonly from: string
  readonly to: string
  readonly amount: string
  /** Whether a stored bound is inclusive. */
  readonly fromOperator: 'GTE' | 'GT'
  readonly toOperator: 'LTE' | 'LT'
}

export interface RatesForm {
  readonly kind: RateKind
  readonly rows: readonly RateRow[]
  /** Whether the price is for each piece. */
  readonly eachPiece: boolean
  /** Stored prices that the form cannot show; they stay as they are. */
  readonly original: readonly Rate[] | null
}

export const emptyRow: RateRow = {
  from: '',
  to: '',
  amount: '',
  fromOperator: 'GTE',
  toOperator: 'LTE',
}
export const emptyRates: RatesForm = {
  kind: 'FLAT',
  rows: [emptyRow],
  eachPiece: false,
  original: null,
}

const lowerOperators: readonly string[] = ['GTE', 'GT']
const upperOperators: readonly string[] = ['LTE', 'LT']

/** Whether rates can be shown as rows with one lower and one upper bound. */
function canShow(rates: readonly Rate[]): boolean {
  const types = new Set(rates.flatMap(({ conditions }) => conditions.map(({ type }) => type)))
  const isBounded = ({ conditions }: Rate) => {
    const operators = conditions.map(({ operator }) => operator)
    const count = (some: readonly string[]) => operators.filter((one) => some.includes(one)).length
    return !operators.includes('EQ') && count(lowerOperators) <= 1 && count(upperOperators) <= 1
  }
  const isSame = rates.every((one) => one.multiplyByQuantity === rates[0]?.multiplyByQuantity)
  return (
    types.size <= 1 && (types.size === 1 || rates.length === 1) && isSame && rates.every(isBounded)
  )
}

export function ratesFormOf(rates: readonly Rate[]): RatesForm {
  if (!canShow(rates)) return { ...emptyRates, original: rates }
  const type = rates.flatMap(({ conditions }) => conditions)[0]?.type
  return {
    kind: type ?? 'FLAT',
    rows: rates.map(rowOf),
    eachPiece: rates[0]?.multiplyByQuantity ?? false,
    original: null,
  }
}

function rowOf({ amount, conditions }: Rate): RateRow {
  const from = conditions.find(({ operator }) => lowerOperators.includes(operator))
  const to = conditions.find(({ operator }) => upperOperators.includes(operator))
  return {
    from: from?.value ?? '',
    to: to?.value ?? '',
    amount,
    fromOperator: from?.operator === 'GT' ? 'GT' : 'GTE',
    toOperator: to?.operator === 'LT' ? 'LT' : 'LTE',
  }
}

/** Number of decimals of the value that a price depends on. */
const digitsOf = (kind: RateKind, { digits }: Money): number =>
  ({ FLAT: 0, BY_TOTAL_WEIGHT: 3, BY_TOTAL_PRICE: digits, BY_TOTAL_QUANTITY: 0 })[kind]

const read = (text: string, digits: number) => parseAmount(text, digits).value

/** The prices of a form that has been checked. */
export function ratesOf({ kind, rows, eachPiece, original }: RatesForm, money: Money): Rate[] {
  if (original) return [...original]
  const digits = digitsOf(kind, money)
  const condition = (operator: Condition['operator'], text: string): Condition[] => {
    const value = read(text, digits)
    return kind === 'FLAT' || value === undefined ? [] : [{ type: kind, operator, value }]
  }
  return rows.slice(0, kind === 'FLAT' ? 1 : rows.length).map((row) => ({
    amount: read(row.amount, money.digits) ?? '0',
    conditions: [...condition(row.fromOperator, row.from), ...condition(row.toOperator, row.to)],
    multiplyByQuantity: eachPiece,
  }))
}

/** Errors of prices by path: `rates.0.amount`. */
export function checkRates(form: RatesForm, { delivery }: Messages, money: Money): Errors {
  if (form.original) return {}
  const { wrong } = delivery
  const digits = digitsOf(form.kind, money)
  const bound = form.kind === 'BY_TOTAL_QUANTITY' ? wrong.pieces : wrong.number
  const isUnreadable = (text: string) => text.trim() !== '' && read(text, digits) === undefined
  const rows = form.kind === 'FLAT' ? form.rows.slice(0, 1) : form.rows
  const complaints = rows.flatMap((row, at): [string, string | false][] => {
    const [from, to] = [read(row.from, digits), read(row.to, digits)]
    const isEmptyRange = from !== undefined && to !== undefined && isLess(to, from)
    const isTiered = form.kind !== 'FLAT'
    return [
      [`rates.${at}.amount`, read(row.amount, money.digits) === undefined && wrong.amount],
      [`rates.${at}.from`, isTiered && isUnreadable(row.from) && bound],
      [`rates.${at}.to`, isTiered && (isUnreadable(row.to) ? bound : isEmptyRange && wrong.range)],
    ]
  })
  return Object.fromEntries(
    complaints.flatMap(([field, sentence]) => (sentence ? [[field, sentence]] : [])),
  )
}

const MAX_NAMED = 3

/** Prices in words, such as “up to 5 kg €4.90; from 5 kg €7.90; free from €60”. */
export function rateText(
  rates: readonly Rate[],
  freeFrom: string | null,
  { delivery: { says }, locale }: Messages,
  money: Money,
): string {
  const format = (amount: string) => formatMoney(amount, money.currency, money.locale)
  const priceOf = ({ amount, multiplyByQuantity }: Rate) => {
    if (!isLess('0', amount)) return says.free
    return multiplyByQuantity ? says.each({ amount: format(amount) }) : format(amount)
  }
  const measure = ({ type, value }: Condition) => {
    if (type === 'BY_TOTAL_PRICE') return format(value)
    return type === 'BY_TOTAL_WEIGHT'
      ? says.weight({ value: formatNumber(Number(value), locale) })
      : says.pieces({ n: Number(value) })
  }
  const texts = rates.slice(0, MAX_NAMED).map((rate) => {
    const when = rate.conditions.map((one) => says.bound[one.operator]({ value: measure(one) }))
    return [...when, priceOf(rate)].join(' ')
  })
  const more = rates.length - texts.length
  return [
    ...texts,
    ...(more > 0 ? [says.more({ n: more })] : []),
    ...(freeFrom === null ? [] : [says.freeFrom({ amount: format(freeFrom) })]),
  ].join('; ')
}
