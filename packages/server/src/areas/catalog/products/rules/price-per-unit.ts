import type { MeasurementUnit } from '@vitrine/contract/vocabulary'
import { type Decimal, divideDecimals, multiplyDecimals } from '@vitrine/money'
import type { PricePerUnit } from '../../shared/model/product.ts'

type Dimension = 'volume' | 'mass' | 'length' | 'area'

/** Each unit as a multiple of its base: millilitre, gram, millimetre, square metre. */
const units: Partial<Record<MeasurementUnit, readonly [Dimension, Decimal]>> = {
  ML: ['volume', '1'],
  CL: ['volume', '10'],
  L: ['volume', '1000'],
  CBM: ['volume', '1000000'],
  FLOZ: ['volume', '29.5735295625'],
  PT: ['volume', '473.176473'],
  QT: ['volume', '946.352946'],
  GAL: ['volume', '3785.411784'],
  MG: ['mass', '0.001'],
  G: ['mass', '1'],
  KG: ['mass', '1000'],
  OZ: ['mass', '28.349523125'],
  LB: ['mass', '453.59237'],
  MM: ['length', '1'],
  CM: ['length', '10'],
  M: ['length', '1000'],
  IN: ['length', '25.4'],
  FT: ['length', '304.8'],
  YD: ['length', '914.4'],
  SQM: ['area', '1'],
  SQFT: ['area', '0.09290304'],
}

/** Whether both units measure the same dimension, so that they can be compared. */
export function areUnitsAligned({ totalMeasurementUnit, baseMeasurementUnit }: PricePerUnit) {
  const total = units[totalMeasurementUnit]
  const base = units[baseMeasurementUnit]
  return total !== undefined && base !== undefined && total[0] === base[0]
}

/** Price of the base quantity, rounded half up, such as of 100 g for a jar of 250 g. */
export function pricePerUnit(paid: Decimal, settings: PricePerUnit, decimals = 2): Decimal {
  const total = units[settings.totalMeasurementUnit]
  const base = units[settings.baseMeasurementUnit]
  if (!total || !base) return '0'
  const sold = multiplyDecimals(settings.totalQuantity, total[1])
  const compared = multiplyDecimals(settings.baseQuantity, base[1])
  return divideDecimals(multiplyDecimals(paid, compared), sold, decimals)
}
