import { type FieldViolation, ValidationError } from '@vitrine/contract/kit'
import { isLess, scaleOf } from '@vitrine/money'
import type { Decimal, Dimensions } from '../../shared/model/product.ts'

const MAX_MEASURE = '999999999'
const MEASURE_SCALE = 6

/** Dimensions in normalised notation; an invalid one is refused by its path. */
export function normalizedDimensions<T extends Dimensions | null | undefined>(
  wire: T,
  field: string,
): T {
  if (!wire) return wire
  const found = (['length', 'width', 'height'] as const).flatMap((side) =>
    measureViolations(wire[side], `${field}.${side}`),
  )
  if (found.length > 0) throw new ValidationError(found)
  return wire
}

function measureViolations(value: Decimal, field: string): FieldViolation[] {
  const refuse = (
    violatedRule: FieldViolation['violatedRule'],
    words: string,
    threshold: string,
  ) => [{ field, violatedRule, description: words, data: { threshold } }]
  if (isLess(value, '0')) return refuse('DECIMAL_GTE', 'must be at least 0', '0')
  if (isLess(MAX_MEASURE, value)) {
    return refuse('DECIMAL_LTE', `must be at most ${MAX_MEASURE}`, MAX_MEASURE)
  }
  const scale = scaleOf(value)
  if (scale <= MEASURE_SCALE) return []
  const words = `must have at most ${MEASURE_SCALE} decimals`
  return refuse('DECIMAL_MAX_SCALE', words, String(MEASURE_SCALE))
}
