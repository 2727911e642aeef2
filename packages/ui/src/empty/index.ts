export type { EmptyProps } from './empty.tsx'
export { Empty } from './empty.tsx'
