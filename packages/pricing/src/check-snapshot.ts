import { currencyExponent, isDecimal, scaleOf } from '@vitrine/money'
import type { Promotion, PromotionEffect } from './promotion.ts'
import type { PriceSnapshot, SnapshotLine } from './snapshot.ts'

/** Maximum number of pieces of a line, and in a set. */
export const MAX_QUANTITY = 100_000
export const MAX_SET_SIZE = 1000
/** Maximum decimals of percents and of tax rates. */
const MAX_SCALE = 6

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

function fail(path: string, value: unknown, accepted: string): never {
  throw new RangeError(`${path}: ${accepted}, not ${JSON.stringify(value)}`)
}

function checkAmount(path: string, value: number | undefined): void {
  if (value === undefined || (Number.isSafeInteger(value) && value >= 0)) return
  fail(path, value, 'must be a whole number of minor units of at least 0')
}

function checkCount(path: string, value: number, max: number, min = 1): void {
  if (Number.isSafeInteger(value) && value >= min && value <= max) return
  fail(path, value, `must be a whole number from ${min} to ${max}`)
}

function checkInstant(path: string, value: string | undefined): void {
  if (value === undefined || instant.test(value)) return
  fail(path, value, 'must be an instant such as "2026-01-31T12:00:00.000Z"')
}

/** A decimal from 0 to `max`. */
function checkDecimal(path: string, value: string | undefined, max: number): void {
  const isFine =
    value === undefined ||
    (isDecimal(value) && Number(value) >= 0 && Number(value) <= max && scaleOf(value) <= MAX_SCALE)
  if (isFine) return
  fail(path, value, `must be a decimal from 0 to ${max} with at most ${MAX_SCALE} decimals`)
}

function checkUnique(path: string, keys: readonly string[]): void {
  const seen = new Set<string>()
  for (const key of keys) {
    if (seen.has(key)) fail(path, key, 'ids must be unique')
    seen.add(key)
  }
}

/** Throws a RangeError that names the field when a snapshot cannot be priced. */
export function checkSnapshot(snapshot: PriceSnapshot): void {
  currencyExponent(snapshot.currency)
  checkInstant('now', snapshot.now)
  checkLines(snapshot.lines)
  checkPromotions(snapshot.promotions)
  checkDelivery(snapshot)
  checkTaxes(snapshot)
  checkUnique(
    'fees',
    snapshot.fees.map(({ id }) => id),
  )
  for (const { id, amount } of snapshot.fees) checkAmount(`fees[${id}].amount`, amount)
  checkUnique(
    'tenders',
    snapshot.tenders.map(({ id }) => id),
  )
  for (const { id, balance, requested } of snapshot.tenders) {
    checkAmount(`tenders[${id}].balance`, balance)
    if (requested !== undefined) {
      checkCount(`tenders[${id}].requested`, requested, Number.MAX_SAFE_INTEGER)
    }
  }
}

function checkLines(lines: readonly SnapshotLine[]): void {
  checkUnique(
    'lines',
    lines.map(({ id }) => id),
  )
  let sum = 0
  for (const line of lines) {
    const { id, quantity, unitPrice, fullPrice, weight, payment } = line
    checkAgreed(line)
    checkCount(`lines[${id}].quantity`, quantity, MAX_QUANTITY)
    checkAmount(`lines[${id}].unitPrice`, unitPrice)
    checkAmount(`lines[${id}].fullPrice`, fullPrice)
    if (weight !== undefined && !(isDecimal(weight) && Number(weight) >= 0)) {
      fail(`lines[${id}].weight`, weight, 'must be a decimal of at least 0')
    }
    if (payment?.kind === 'deposit') {
      checkCount(`lines[${id}].payment.deposit`, payment.deposit, unitPrice, 0)
    }
    sum += quantity * unitPrice
  }
  if (sum <= Number.MAX_SAFE_INTEGER) return
  fail('lines', sum, `the sum must be at most ${Number.MAX_SAFE_INTEGER} minor units`)
}

function checkAgreed({ id, quantity, unitPrice, agreed = [] }: SnapshotLine): void {
  const path = `lines[${id}].agreed`
  let pieces = 0
  for (const { count, discounts } of agreed) {
    checkCount(path, count, quantity)
    for (const { amount } of discounts) checkAmount(path, amount)
    const off = discounts.reduce((sum, { amount }) => sum + amount, 0)
    if (off > unitPrice) fail(path, off, 'must be at most the price of a piece')
    pieces += count
  }
  if (pieces > quantity) fail(path, pieces, 'must be at most the pieces of the line')
}

function checkPromotions(promotions: readonly Promotion[]): void {
  checkUnique(
    'promotions',
    promotions.map(({ id }) => id),
  )
  for (const { id, effect, schedule, limits, conditions } of promotions) {
    const path = `promotions[${id}]`
    checkInstant(`${path}.schedule.from`, schedule?.from)
    checkInstant(`${path}.schedule.until`, schedule?.until)
    checkAmount(`${path}.limits.budgetLeft`, limits?.budgetLeft)
    checkEffect(`${path}.effect`, effect)
    if (conditions !== undefined) checkCount(`${path}.conditions`, conditions.of.length, 50)
  }
}

function checkEffect(path: string, effect: PromotionEffect): void {
  if ('percent' in effect) checkDecimal(`${path}.percent`, effect.percent, 100)
  if ('amount' in effect) checkAmount(`${path}.amount`, effect.amount)
  if ('price' in effect) checkAmount(`${path}.price`, effect.price)
  if (effect.kind === 'bundle') checkCount(`${path}.quantity`, effect.quantity, MAX_SET_SIZE)
  if (effect.kind === 'buy-x-get-y' || effect.kind === 'buy-to-get') {
    checkCount(`${path}.buy`, effect.buy, MAX_SET_SIZE, effect.kind === 'buy-to-get' ? 1 : 0)
    checkCount(`${path}.get`, effect.get, MAX_SET_SIZE)
  }
}

function checkDelivery({ delivery }: PriceSnapshot): void {
  const keyOf = (groupId: string, id: string) => `${groupId} ${id}`
  checkUnique(
    'delivery.options',
    delivery.options.map(({ groupId, id }) => keyOf(groupId, id)),
  )
  checkUnique(
    'delivery.chosen',
    delivery.chosen.map(({ groupId }) => groupId),
  )
  for (const { groupId, id, rates, freeFrom, charges = [] } of delivery.options) {
    const path = `delivery.options[${keyOf(groupId, id)}]`
    for (const { amount } of rates) checkAmount(`${path}.rates`, amount)
    for (const { amount } of charges) checkAmount(`${path}.charges`, amount)
    checkAmount(`${path}.freeFrom`, freeFrom)
  }
}

function checkTaxes({ taxes }: PriceSnapshot): void {
  checkUnique(
    'taxes',
    taxes.map(({ taxGroupId }) => taxGroupId),
  )
  for (const { taxGroupId, rates } of taxes) {
    checkUnique(
      `taxes[${taxGroupId}].rates`,
      rates.map(({ id }) => id),
    )
    for (const { id, rate } of rates) checkDecimal(`taxes[${taxGroupId}].rates[${id}]`, rate, 1)
  }
}
