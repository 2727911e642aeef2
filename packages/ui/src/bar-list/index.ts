export type { BarEntry, BarListProps } from './bar-list.tsx'
export { BarList } from './bar-list.tsx'
