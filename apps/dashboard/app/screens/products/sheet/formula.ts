import {
  addDecimals,
  addPercent,
  type Decimal,
  isLess,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
  subtractPercent,
  toFixedDecimal,
} from '@vitrine/money'

/** One step of a formula, from a price to the next. */
type Step = (value: Decimal) => Decimal

const decimal = String.raw`\d+(?:[.,]\d+)?`
const patterns: readonly (readonly [RegExp, (found: RegExpExecArray) => Step])[] = [
  [new RegExp(`^([+-])\\s*(${decimal})\\s*%`), percentStep],
  [new RegExp(`^([+-])\\s*(${decimal})`), amountStep],
  [
    new RegExp(`^[×x*]\\s*(${decimal})`),
    ([, by = '1']) =>
      (value) =>
        multiplyDecimals(value, plain(by)),
  ],
  [/^(?:ending|endet auf|auf|termina en|en)?\s*[.,](\d{1,2})(?!\d)/, endingStep],
  [/^(?:round|runden|redondear|arrondir)/, () => (value) => roundDecimal(value, 0)],
]

const plain = (text: string) => text.replace(',', '.')

function percentStep([, sign, by = '0']: RegExpExecArray): Step {
  return sign === '+'
    ? (value) => addPercent(value, plain(by))
    : (value) => subtractPercent(value, plain(by))
}

function amountStep([, sign, by = '0']: RegExpExecArray): Step {
  return sign === '+'
    ? (value) => addDecimals(value, plain(by))
    : (value) => subtractDecimals(value, plain(by))
}

/** The nearest price with this ending. */
function endingStep([, digits = '0']: RegExpExecArray): Step {
  const ending = `0.${digits}`
  return (value) => {
    const whole = roundDecimal(subtractDecimals(value, ending), 0)
    return isLess(whole, '0') ? ending : addDecimals(whole, ending)
  }
}

/**
 * Parses a formula such as `+10 %`, `-5`, `×1.2`, `.99` (the nearest price with this ending) or `round`;
 * several can be combined, as in `+10 % .99`. Undefined if invalid. The result is rounded to `digits`, and is
 * never below zero.
 */
export function readFormula(text: string, digits: number): Step | undefined {
  let rest = text.trim().toLowerCase().replaceAll('−', '-')
  const steps: Step[] = []
  while (rest !== '') {
    const match = patterns
      .map(([pattern, stepOf]) => ({ found: pattern.exec(rest), stepOf }))
      .find(({ found }) => found)
    if (!match?.found) return undefined
    steps.push(match.stepOf(match.found))
    rest = rest.slice(match.found[0].length).replace(/^[\s;]+/, '')
  }
  if (steps.length === 0) return undefined
  return (value) => {
    const result = steps.reduce((amount, step) => step(amount), value)
    return isLess(result, '0') ? toFixedDecimal('0', digits) : toFixedDecimal(result, digits)
  }
}
