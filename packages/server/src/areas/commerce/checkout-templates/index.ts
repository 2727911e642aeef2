import type { Tx } from '../../../platform/tx.ts'
import type { CartCaller } from '../cart/index.ts'
import type { TemplateChanges } from './model.ts'
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplates,
} from './service/save-template.ts'
import { checkOutTemplate, type UseDeps } from './service/use-template.ts'

export type { CheckoutTemplate, TemplateChanges } from './model.ts'

export type CheckoutTemplateFeature = ReturnType<typeof createCheckoutTemplates>

/** Items behind a link, and the checkouts created from them. */
export const createCheckoutTemplates = (deps: UseDeps) => ({
  list: listTemplates,
  get: getTemplate,
  create: (tx: Tx, fields: TemplateChanges) => createTemplate(tx, deps, fields),
  change: (tx: Tx, id: string, changes: TemplateChanges) => changeTemplate(tx, deps, id, changes),
  delete: (tx: Tx, id: string) => deleteTemplate(tx, deps, id),
  /** A checkout of the items of an active template, for the caller. */
  use: (tx: Tx, caller: CartCaller, id: string) => checkOutTemplate(tx, deps, caller, id),
})
