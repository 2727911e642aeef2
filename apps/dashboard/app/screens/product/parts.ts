import type { ProductErrors } from './check.ts'
import type { OptionForm, ProductForm } from './form.ts'

/** Props of every part of the editor: the form, its errors, and a setter. */
export interface PartProps {
  readonly form: ProductForm
  readonly errors: ProductErrors
  readonly set: (change: Partial<ProductForm>) => void
}

/** Props of the editor of one option. */
export interface OptionEditorProps {
  readonly option: OptionForm
  readonly errors: ProductErrors
  /** Path in the form, such as `options.0`. */
  readonly path: string
  readonly onChange: (change: Partial<OptionForm>) => void
  readonly onRemove: () => void
}
