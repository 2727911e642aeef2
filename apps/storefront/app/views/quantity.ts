const units: Readonly<Record<string, string>> = {
  ML: 'milliliter',
  L: 'liter',
  G: 'gram',
  KG: 'kilogram',
  MM: 'millimeter',
  CM: 'centimeter',
  M: 'meter',
  OZ: 'ounce',
  LB: 'pound',
  FLOZ: 'fluid-ounce',
  GAL: 'gallon',
  IN: 'inch',
  FT: 'foot',
  YD: 'yard',
}

const signs: Readonly<Record<string, string>> = {
  CL: 'cl',
  CBM: 'm³',
  MG: 'mg',
  SQM: 'm²',
  PT: 'pt',
  QT: 'qt',
  SQFT: 'ft²',
}

/** An amount with its localized unit, such as "100 g". */
export function formatQuantity(amount: string, unit: string, locale: string): string {
  const intlUnit = units[unit]
  const value = Number(amount)
  if (intlUnit) {
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: intlUnit,
      unitDisplay: 'short',
    }).format(value)
  }
  return `${new Intl.NumberFormat(locale).format(value)} ${signs[unit] ?? ''}`.trim()
}
