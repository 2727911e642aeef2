/** Units of price per unit (specification §3). */
export const measurementUnits = [
  'UNSPECIFIED',
  'ML',
  'CL',
  'L',
  'CBM',
  'MG',
  'G',
  'KG',
  'MM',
  'CM',
  'M',
  'SQM',
  'OZ',
  'LB',
  'FLOZ',
  'PT',
  'QT',
  'GAL',
  'IN',
  'FT',
  'YD',
  'SQFT',
] as const
export type MeasurementUnit = (typeof measurementUnits)[number]

export const dimensionsUnits = [
  'UNKNOWN_DIMENSIONS_UNIT',
  'MM',
  'CM',
  'M',
  'IN',
  'FT',
  'YD',
] as const
export const weightUnits = ['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const
