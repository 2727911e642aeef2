export type { Point, SparklineProps } from './sparkline.tsx'
export { Sparkline } from './sparkline.tsx'
