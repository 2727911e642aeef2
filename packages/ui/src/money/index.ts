export type { MoneyAmount } from './format-money.ts'
export { formatMoney } from './format-money.ts'
export type { MoneyProps } from './money.tsx'
export { Money } from './money.tsx'
