/** Readers for untrusted documents: every value may have any type. */
const step = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined

export const valueAt = (data: unknown, ...path: readonly string[]): unknown =>
  path.reduce(step, data)

/** Text of a path; empty when there is none. */
export function textAt(data: unknown, ...path: readonly string[]): string {
  const value = valueAt(data, ...path)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** An integer in a range, or undefined. Accepts numbers as text. */
export function countAt(
  data: unknown,
  path: readonly string[],
  [min, max]: readonly [least: number, most: number],
): number | undefined {
  const text = textAt(data, ...path)
  const value = text.trim() === '' ? Number.NaN : Math.round(Number(text))
  return value >= min && value <= max ? value : undefined
}

export function listAt(data: unknown, ...path: readonly string[]): readonly unknown[] {
  const value = valueAt(data, ...path)
  return Array.isArray(value) ? value : []
}

export const typeOf = (node: unknown): string => textAt(node, 'type')
export const childrenOf = (node: unknown): readonly unknown[] => listAt(node, 'nodes')

/** All text below the given nodes, in document order. */
export const textsIn = (nodes: readonly unknown[], depth = 0): readonly unknown[] =>
  depth > MAX_DEPTH
    ? []
    : nodes.flatMap((node) =>
        typeOf(node) === 'TEXT' ? [node] : textsIn(childrenOf(node), depth + 1),
      )

/** Maximum depth of nodes; deeper ones are not rendered. */
export const MAX_DEPTH = 60
