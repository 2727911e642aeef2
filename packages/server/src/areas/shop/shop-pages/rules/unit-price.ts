import { type PricePerUnit, pricePerUnit, type Unit } from '../../../catalog/index.ts'

/** The price of the base quantity if the product has unit prices; a variant may have its own quantity. */
export function unitPrice(
  paid: string,
  compared: PricePerUnit | null,
  unit: Unit | null,
): string | null {
  if (!compared) return null
  const sold = unit
    ? { totalQuantity: unit.quantity, totalMeasurementUnit: unit.measurementUnit }
    : {}
  return pricePerUnit(paid, { ...compared, ...sold })
}
