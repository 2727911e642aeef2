export type { MoneyProps } from './money.tsx'
export { Money } from './money.tsx'
