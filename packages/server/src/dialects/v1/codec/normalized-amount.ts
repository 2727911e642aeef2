import { roundDecimal } from '@vitrine/money'
import type { Decimal } from '../../../areas/catalog/index.ts'

/** Money is stored with four decimals; floating-point residue of callers is rounded. */
const SCALE = 4
export const normalizedAmount = <T extends Decimal | null | undefined>(value: T): T =>
  (typeof value === 'string' ? roundDecimal(value, SCALE) : value) as T
