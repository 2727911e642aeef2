import * as contract from '@vitrine/contract/checkout-templates'
import { listRecords } from '../../../../platform/db/versioned-rows.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { deleteRecord, type RecordDeps, type RecordKind, saveRecord } from '../../records/index.ts'
import type { CheckoutTemplate, TemplateChanges } from '../model.ts'
import { checkoutTemplates } from '../store.ts'

const kind: RecordKind = {
  table: checkoutTemplates,
  family: 'checkout templates',
  most: 1000,
  tooMany: contract.TooManyCheckoutTemplates,
  notFound: contract.CheckoutTemplateNotFound,
  created: contract.CheckoutTemplateCreated,
  updated: contract.CheckoutTemplateUpdated,
  deleted: contract.CheckoutTemplateDeleted,
}

/** All templates of the site, the oldest first: at most a thousand. */
export const listTemplates = (tx: Tx): Promise<CheckoutTemplate[]> =>
  listRecords<CheckoutTemplate>(tx, kind.table)

export async function getTemplate(tx: Tx, id: string): Promise<CheckoutTemplate> {
  const found = (await listTemplates(tx)).find((one) => one.id === id.toLowerCase())
  if (!found) throw contract.CheckoutTemplateNotFound({ id })
  return found
}

const empty = {
  active: true,
  items: [],
  customItems: [],
  couponCode: '',
  customization: {},
  customContent: null,
  externalReference: null,
} as const

export async function createTemplate(
  tx: Tx,
  deps: RecordDeps,
  fields: TemplateChanges,
): Promise<CheckoutTemplate> {
  const template = { ...empty, ...fields }
  if (isEmpty(template)) throw contract.CannotCreateTemplateWithoutItems()
  return saveRecord<CheckoutTemplate>(tx, deps, kind, template, () => {})
}

export async function changeTemplate(
  tx: Tx,
  deps: RecordDeps,
  id: string,
  changes: TemplateChanges,
): Promise<CheckoutTemplate> {
  const before = await getTemplate(tx, id)
  if (Object.keys(changes).length === 0) throw contract.CannotUpdateTemplateWithoutFields()
  const after = { ...before, ...changes }
  if (isEmpty(after)) throw contract.CannotUpdateTemplateWithEmptyItems()
  return saveRecord<CheckoutTemplate>(tx, deps, kind, after, () => {})
}

const isEmpty = ({ items, customItems }: Pick<CheckoutTemplate, 'items' | 'customItems'>) =>
  items.length + customItems.length === 0

export const deleteTemplate = (tx: Tx, deps: RecordDeps, id: string) =>
  deleteRecord<CheckoutTemplate>(tx, deps, kind, id.toLowerCase())
