import type { FeedItem } from '@vitrine/contract/shop'

type Unit = NonNullable<FeedItem['unit']>

/** Units as Google writes them; it has no millimetres. */
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

/** Quantities that Google compares by. */
const baseQuantities = new Set(['1', '2', '4', '8', '10', '100'])
const otherBases = new Set(['75cl', '750ml', '50kg', '1000kg'])

interface UnitPricing {
  /** What a piece holds. */
  readonly measure?: string
  /** What its unit price is of. */
  readonly base?: string
}

/** As Google writes it; empty where Google has no word for the unit. */
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
