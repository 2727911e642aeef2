import { type FieldViolation, toValue } from '@vitrine/contract/kit'
import { OrderFileLine } from '@vitrine/contract/order-files'
import { createReason, type Reason } from '@vitrine/contract/reasons'
import { isCurrency } from '@vitrine/money'
import { findUnstorableText } from '../../../../transport/unstorable-text.ts'
import { reasonOfViolation } from '../../../../transport/violation-reasons.ts'
import { findViolations } from '../../../../transport/violations.ts'
import type { EarlierOrder } from '../../orders/index.ts'
import type { CheckedOrder, Problem, RawOrder, ShopDefaults } from '../model.ts'
import { linesOf, type PricedFile, pricesOf } from './prices.ts'
import { withText } from './with-text.ts'

/** Validates an order of a file; an error excludes it. */
export function checkOrder(raw: RawOrder, shop: ShopDefaults): CheckedOrder {
  const { line, wire } = raw
  const out = (problems: readonly Problem[]) => ({ line, value: undefined, problems })
  const problem = (field: string, reason: Reason): Problem => ({
    line,
    field,
    severity: 'ERROR',
    ...withText(reason),
  })
  if (raw.problems.some(({ field }) => field === undefined)) return out(raw.problems)
  const broken = [...findViolations(OrderFileLine, wire), ...findUnstorableText(wire)]
  // An invalid cell is not additionally reported as missing.
  const unread = new Set(raw.problems.map(({ field }) => field))
  const errors = broken.flatMap((one) => (unread.has(one.field) ? [] : [violated(line, one)]))
  if (raw.problems.length + errors.length > 0) return out([...raw.problems, ...errors])
  const sent = toValue(OrderFileLine, wire) as OrderFileLine
  const currency = sent.currency ?? shop.currency
  if (!isCurrency(currency)) return out([problem('currency', createReason('NOT_CURRENCY'))])
  const pricesIncludeTax = sent.pricesIncludeTax ?? shop.pricesIncludeTax
  const priced = pricesOf(sent, { currency, pricesIncludeTax })
  const wrong = [...priced.wrong, ...wrongMarks(sent, shop)]
  if (wrong.length > 0) return out(wrong.map(([field, reason]) => problem(field, reason)))
  const order = orderOf(sent, priced, { currency, pricesIncludeTax })
  return { line, value: { externalId: sent.externalId, order }, problems: [] }
}

function violated(line: number, violation: FieldViolation): Problem {
  const { field, description } = violation
  const cause = reasonOfViolation(violation)
  return {
    line,
    severity: 'ERROR',
    reason: description,
    ...(cause && { cause }),
    ...(field ? { field } : {}),
  }
}

/** Checks beyond the schema. */
function wrongMarks(
  { purchasedDate, state, items }: OrderFileLine,
  { now }: ShopDefaults,
): (readonly [field: string, reason: Reason])[] {
  const tooMany = items.findIndex(({ sent, quantity }) => sent && sent > quantity)
  return [
    ...(purchasedDate > now ? [['purchasedDate', createReason('IN_FUTURE')] as const] : []),
    ...(state && state !== 'PLACED' && state !== 'CANCELLED'
      ? [['state', createReason('ORDER_IS_OPEN')] as const]
      : []),
    ...(tooMany >= 0
      ? [[`items[${tooMany}].sent`, createReason('MORE_THAN_BOUGHT')] as const]
      : []),
  ]
}

const orderOf = (
  sent: OrderFileLine,
  priced: PricedFile,
  money: Pick<EarlierOrder, 'currency' | 'pricesIncludeTax'>,
): EarlierOrder => ({
  ...priced.prices,
  ...money,
  lines: linesOf(sent, priced),
  id: undefined,
  number: sent.number ? Number(sent.number) : undefined,
  state: sent.state === 'CANCELLED' ? 'CANCELLED' : 'PLACED',
  purchasedDate: sent.purchasedDate,
  paidMinor: priced.paidMinor,
  refundedMinor: priced.refundedMinor,
  paymentMethod: sent.paymentMethod ?? '',
  channel: 'OTHER_PLATFORM',
  visitorId: null,
  memberId: null,
  email: sent.email ?? null,
  language: sent.language ?? undefined,
  checkoutId: null,
  purchaseFlowId: null,
  discounts: [],
  taxes: [],
  shipping: sent.shipping ?? null,
  billing: sent.billing ?? null,
  note: sent.note ?? '',
  customFields: [],
  tags: [...new Set(sent.tags ?? [])],
  publicTags: [],
  archived: false,
  seen: true,
  externalReference: { id: sent.externalId, url: '' },
  attribution: '',
  extendedFields: null,
})
