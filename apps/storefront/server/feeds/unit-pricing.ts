import type { FeedItem } from '@vitrine/contract/shop'

type Unit = NonNullable<FeedItem['unit']>

/** Units in Google's notation, which lacks millimetres. */
const units: Readonly<Partial<Record<Unit['measurementUnit'], string>>> = {
  ML: 'ml',
  CL: 'cl',
  L: 'l',
  CBM: 'cbm',
  MG: 'mg',
  G: 'g',
  KG: 'kg',
  CM: 'cm',
  M: 'm',
  SQM: 'sqm',
  OZ: 'oz',
  LB: 'lb',
  FLOZ: 'floz',
  PT: 'pt',
  QT: 'qt',
  GAL: 'gal',
  IN: 'in',
  FT: 'ft',
  YD: 'yd',
  SQFT: 'sqft',
}

/** Base quantities that Google accepts. */
const baseQuantities = new Set(['1', '2', '4', '8', '10', '100'])
const otherBases = new Set(['75cl', '750ml', '50kg', '1000kg'])

interface UnitPricing {
  /** The quantity of one piece. */
  readonly measure?: string
  /** The base quantity of its unit price. */
  readonly base?: string
}

/** Formats unit prices for Google; empty if Google does not support the unit. */
export function unitPricingOf({
  unit,
  baseUnit,
}: Pick<FeedItem, 'unit' | 'baseUnit'>): UnitPricing {
  const measure = unit && textOf(unit)
  if (!measure) return {}
  const base = baseUnit && textOf(baseUnit)
  const isCompared = base && (baseQuantities.has(baseUnit.quantity) || otherBases.has(base))
  return { measure, ...(isCompared && { base }) }
}

function textOf({ quantity, measurementUnit }: Unit): string | undefined {
  const unit = units[measurementUnit]
  return unit && `${quantity}${unit}`
}
