import type { StockLevel } from './row.ts'

export const stockTones = {
  in: 'good',
  partly: 'warn',
  out: 'bad',
} as const satisfies Record<StockLevel, string>
