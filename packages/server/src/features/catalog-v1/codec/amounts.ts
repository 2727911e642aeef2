import { type Decimal, roundTo } from '../../catalog/index.ts'

/** Money is kept with four decimals; what a caller's arithmetic leaves behind them is rounded. */
const SCALE = 4
export const kept = <T extends Decimal | null | undefined>(value: T): T =>
  (typeof value === 'string' ? roundTo(value, SCALE) : value) as T
