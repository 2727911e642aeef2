/** Documents come from anywhere: everything in them is read as if it could be anything. */
const step = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined

export const valueAt = (data: unknown, ...path: readonly string[]): unknown =>
  path.reduce(step, data)

/** Text at a place; empty when there is none. */
export function textAt(data: unknown, ...path: readonly string[]): string {
  const value = valueAt(data, ...path)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A whole number in a range, or undefined. Numbers also come as text. */
export function countAt(
  data: unknown,
  path: readonly string[],
  [least, most]: readonly [least: number, most: number],
): number | undefined {
  const text = textAt(data, ...path)
  const value = text.trim() === '' ? Number.NaN : Math.round(Number(text))
  return value >= least && value <= most ? value : undefined
}

export function listAt(data: unknown, ...path: readonly string[]): readonly unknown[] {
  const value = valueAt(data, ...path)
  return Array.isArray(value) ? value : []
}

export const typeOf = (node: unknown): string => textAt(node, 'type')
export const childrenOf = (node: unknown): readonly unknown[] => listAt(node, 'nodes')

/** All pieces of text below some nodes, in their order, wherever they stand. */
export const textsIn = (nodes: readonly unknown[], depth = 0): readonly unknown[] =>
  depth > MOST_DEPTH
    ? []
    : nodes.flatMap((node) =>
        typeOf(node) === 'TEXT' ? [node] : textsIn(childrenOf(node), depth + 1),
      )

/** Deeper nodes than a site keeps are not shown. */
export const MOST_DEPTH = 60
