import {
  addFractions,
  allocateAmount,
  divideFractions,
  type Fraction,
  fraction,
  fractionOf,
  portionOf,
  type Ratio,
} from '@vitrine/money'
import type { Rounding, TaxedAmount, TaxLine, TaxTotal, TraceStep, TraceTarget } from './result.ts'
import type { PriceSettings, TaxGroupRates, TaxRate } from './snapshot.ts'
import type { MinorUnits } from './values.ts'

/** An amount that is taxed: a line, a delivery or a fee. */
export interface TaxItem {
  readonly target: TraceTarget
  readonly amount: MinorUnits
  readonly taxGroupId?: string
}

/** A rate with its share of a price. */
interface Charge {
  readonly rate: TaxRate
  readonly isIncluded: boolean
  /** Relative to the amount without tax, or to the price that contains all taxes of its group. */
  readonly ratio: Ratio
  /** Equal for charges that are added up before rounding. */
  readonly key: string
  /** Equal for charges of one total; totals are in its order. */
  readonly totalKey: string
}

interface TaxedItem {
  readonly item: TaxItem
  readonly isIncluded: boolean
  readonly charges: readonly { readonly charge: Charge; tax: MinorUnits; rounding: Rounding }[]
}

/** Used for an unknown tax group, or one without rates. */
const noRate: TaxRate = { id: 'no-rate', name: '', rate: '0', country: '', reason: 'no-rate' }

/** The taxes of all items, in their order, and their totals by rate. */
export function computeTaxes(
  items: readonly TaxItem[],
  groups: readonly TaxGroupRates[],
  settings: PriceSettings,
): {
  readonly taxed: readonly TaxedAmount[]
  readonly totals: readonly TaxTotal[]
  readonly trace: readonly TraceStep[]
} {
  const charges = new Map(
    groups.map((group) => [group.taxGroupId, chargesOf(group, settings.pricesIncludeTax)]),
  )
  const none = chargesOf({ taxGroupId: '', rates: [] }, settings.pricesIncludeTax)
  const rounded = items.map((item) =>
    roundForItem(item, charges.get(item.taxGroupId ?? '') ?? none, settings),
  )
  if (settings.roundTaxPer === 'rate') roundForRates(rounded, settings)
  const taxed = rounded.map(toTaxedAmount)
  return { taxed, totals: sumUp(taxed, rounded), trace: rounded.flatMap(traceOf) }
}

interface GroupCharges {
  readonly isIncluded: boolean
  readonly charges: readonly Charge[]
}

function chargesOf(group: TaxGroupRates, byDefault: boolean): GroupCharges {
  const isIncluded = group.includedInPrice ?? byDefault
  const rates = group.rates.length === 0 ? [noRate] : group.rates
  const one = fraction(1n)
  const whole = rates.reduce((sum, { rate }) => addFractions(sum, fractionOf(rate)), one)
  const charges = rates.map((rate): Charge => {
    const exact = divideFractions(fractionOf(rate.rate), isIncluded ? whole : one)
    const ratio = toRatio(exact)
    const key = JSON.stringify([rate.id, rate.reason, isIncluded, ratio])
    const totalKey = `${rate.id} ${rate.rate} ${rate.reason} ${isIncluded}`
    return { rate, isIncluded, ratio, key, totalKey }
  })
  return { isIncluded, charges }
}

const toRatio = ({ numerator, denominator }: Fraction): Ratio => ({
  numerator: Number(numerator),
  denominator: Number(denominator),
})

function roundForItem(
  item: TaxItem,
  { isIncluded, charges }: GroupCharges,
  { roundingMode: mode }: PriceSettings,
): TaxedItem {
  const rounding = { mode, point: 'line' } as const
  return {
    item,
    isIncluded,
    charges: charges.map((charge) => ({
      charge,
      tax: portionOf(item.amount, charge.ratio, mode),
      rounding,
    })),
  }
}

/** Rounds the tax of each rate once, and allocates it to the items. */
function roundForRates(items: readonly TaxedItem[], { roundingMode: mode }: PriceSettings): void {
  const byRate = new Map<string, { readonly item: TaxItem; own: TaxedItem['charges'][number] }[]>()
  for (const { item, charges } of items) {
    for (const own of charges) {
      const same = byRate.get(own.charge.key)
      if (same) same.push({ item, own })
      else byRate.set(own.charge.key, [{ item, own }])
    }
  }
  for (const parts of byRate.values()) {
    const amounts = parts.map(({ item }) => item.amount)
    const base = amounts.reduce((sum, amount) => sum + amount, 0)
    const sum = portionOf(base, parts[0]?.own.charge.ratio as Ratio, mode)
    const shares = sum === 0 ? [] : allocateAmount(sum, amounts)
    const rounding = { mode, point: 'sum', sum } as const
    for (const [index, { own }] of parts.entries()) {
      own.tax = shares[index] ?? 0
      own.rounding = rounding
    }
  }
}

function toTaxedAmount({ item, isIncluded, charges }: TaxedItem): TaxedAmount {
  const tax = charges.reduce((sum, charge) => sum + charge.tax, 0)
  const beforeTax = isIncluded ? item.amount - tax : item.amount
  const taxes = charges.map((one) => toTaxLine(one.charge.rate, beforeTax, one.tax))
  return { beforeTax, tax, afterTax: beforeTax + tax, taxes }
}

function toTaxLine(rate: TaxRate, base: MinorUnits, amount: MinorUnits): TaxLine {
  const { id: rateId, name, rate: value, country, subdivision, jurisdiction, reason } = rate
  return {
    rateId,
    name,
    rate: value,
    country,
    ...(subdivision && { subdivision }),
    ...(jurisdiction && { jurisdiction }),
    reason,
    base,
    amount,
  }
}

/** The taxes of all items by rate, in the order of rate ids. */
function sumUp(taxed: readonly TaxedAmount[], items: readonly TaxedItem[]): TaxTotal[] {
  const totals = new Map<string, { -readonly [Key in keyof TaxTotal]: TaxTotal[Key] }>()
  for (const [index, { charges, isIncluded }] of items.entries()) {
    for (const [place, { charge }] of charges.entries()) {
      const tax = taxed[index]?.taxes[place] as TaxLine
      const total = totals.get(charge.totalKey)
      if (total) {
        total.base += tax.base
        total.amount += tax.amount
      } else totals.set(charge.totalKey, { ...tax, isIncluded })
    }
  }
  return [...totals].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, total]) => total)
}

function traceOf({ item, isIncluded, charges }: TaxedItem): TraceStep[] {
  return charges.map(({ charge, tax, rounding }) => ({
    phase: 'tax',
    rule: charge.rate.id,
    target: item.target,
    base: item.amount,
    amount: isIncluded ? 0 : tax,
    ...(isIncluded && { contained: tax }),
    factor: charge.rate.rate,
    rounding,
  }))
}
