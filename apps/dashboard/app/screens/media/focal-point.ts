import type { FocalPoint } from '@vitrine/contract/media'

/** The default focal point. */
export const middle: FocalPoint = { x: 50, y: 50 }

/** The value of `object-position` for a focal point. */
export const positionOf = (point: FocalPoint | undefined): string => {
  const { x, y } = point ?? middle
  return `${x}% ${y}%`
}

export const isSamePoint = (one: FocalPoint, other: FocalPoint): boolean =>
  one.x === other.x && one.y === other.y

const percent = (value: number): number => Math.min(100, Math.max(0, Math.round(value)))

/** The point under a pointer, in percent of the box that the picture fills. */
export const pointAt = (
  pointer: { readonly clientX: number; readonly clientY: number },
  box: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  },
): FocalPoint => ({
  x: percent(((pointer.clientX - box.left) / box.width) * 100),
  y: percent(((pointer.clientY - box.top) / box.height) * 100),
})

/** Percent that a key moves the point by. */
const STEP = 1
const LARGE_STEP = 10

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The point after a key press; undefined for keys that do not move it. */
export function movedBy(
  point: FocalPoint,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): FocalPoint | undefined {
  const [across, down] = directions[key] ?? []
  if (across === undefined || down === undefined) return undefined
  const step = shiftKey ? LARGE_STEP : STEP
  return { x: percent(point.x + across * step), y: percent(point.y + down * step) }
}
