import { type Decimal, roundTo } from '../../../areas/catalog/index.ts'

/** Money is stored with four decimals; floating-point residue of callers is rounded. */
const SCALE = 4
export const normalizedAmount = <T extends Decimal | null | undefined>(value: T): T =>
  (typeof value === 'string' ? roundTo(value, SCALE) : value) as T
