export { allocate, type RoundingPoint, roundParts } from './allocation.ts'
export { currencyDigits, currencyExponent, isCurrency } from './currency.ts'
export {
  addDecimals,
  addPercent,
  compareDecimals,
  type Decimal,
  decimalOfUnits,
  divideDecimals,
  isDecimal,
  isEqual,
  isLess,
  isZero,
  maxDecimal,
  minDecimal,
  multiplyDecimals,
  normalizeDecimal,
  padDecimal,
  roundDecimal,
  scaleOf,
  shiftDecimal,
  subtractDecimals,
  subtractPercent,
  toFixedDecimal,
  unitsOf,
} from './decimal.ts'
export {
  currencySymbol,
  formatExactMoney,
  formatMoney,
  type MoneyToFormat,
} from './format-money.ts'
export {
  addFractions,
  compareFractions,
  divideFractions,
  type Fraction,
  fraction,
  fractionOf,
  fractionOfPercent,
  multiplyFractions,
  roundFraction,
} from './fraction.ts'
export { fromMinorUnits, toMinorUnits } from './minor-units.ts'
export { divideRounded, type RoundingMode } from './rounding.ts'
export { allocateAmount, multiplyAmount, portionOf, type Ratio } from './safe-integers.ts'
export { type AmountProblem, parseTypedAmount, type TypedAmount } from './typed-amount.ts'
