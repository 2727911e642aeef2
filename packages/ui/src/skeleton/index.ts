export type { SkeletonProps } from './skeleton.tsx'
export { Skeleton } from './skeleton.tsx'
