export type { ChipProps } from './chip.tsx'
export { Chip } from './chip.tsx'
