import type { ProductErrors } from './check.ts'
import type { OptionForm, ProductForm } from './form.ts'

/** What every part of the editor gets: the form, what is wrong with it, and the way to change it. */
export interface PartProps {
  readonly form: ProductForm
  readonly errors: ProductErrors
  readonly set: (change: Partial<ProductForm>) => void
}

/** What the editor of one option gets. */
export interface OptionEditorProps {
  readonly option: OptionForm
  readonly errors: ProductErrors
  /** Path in the form, such as `options.0`. */
  readonly path: string
  readonly onChange: (change: Partial<OptionForm>) => void
  readonly onRemove: () => void
}

export interface Money {
  readonly currency: string
  readonly locale: string
  /** After the point. */
  readonly digits: number
}

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
