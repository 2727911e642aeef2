export type { MarkProps } from './mark.tsx'
export { Mark } from './mark.tsx'
