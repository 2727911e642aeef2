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
