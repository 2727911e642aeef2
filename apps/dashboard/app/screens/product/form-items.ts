/** A list with one item replaced. */
export const replaced = <Item extends { readonly key: string }>(
  items: readonly Item[],
  key: string,
  change: Partial<Item>,
): readonly Item[] => items.map((item) => (item.key === key ? { ...item, ...change } : item))

/** A list with one item moved by some positions. */
export function moved<Item>(items: readonly Item[], from: number, by: number): readonly Item[] {
  const to = from + by
  if (to < 0 || to >= items.length) return items
  const next = [...items]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

export const newKey = () => crypto.randomUUID()
