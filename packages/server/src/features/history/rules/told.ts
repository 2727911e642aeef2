import type { HistoryAction } from '@vitrine/contract/history'

/** What of the ledger the history tells, and takes back. */
const actions: Readonly<Record<string, HistoryAction>> = {
  'product.created': 'CREATED',
  'product.changed': 'UPDATED',
  'product.deleted': 'DELETED',
  'variants.changed': 'UPDATED',
  'collection.created': 'CREATED',
  'collection.changed': 'UPDATED',
  'collection.deleted': 'DELETED',
  'category.moved': 'MOVED',
  'category.items_arranged': 'ARRANGED',
  'brand.created': 'CREATED',
  'brand.changed': 'UPDATED',
  'brand.deleted': 'DELETED',
  'ribbon.created': 'CREATED',
  'ribbon.changed': 'UPDATED',
  'ribbon.deleted': 'DELETED',
  'info_section.created': 'CREATED',
  'info_section.changed': 'UPDATED',
  'info_section.deleted': 'DELETED',
  'customization.created': 'CREATED',
  'customization.changed': 'UPDATED',
  'customization.deleted': 'DELETED',
  'inventory_item.created': 'CREATED',
  'inventory_item.changed': 'UPDATED',
  'inventory_item.deleted': 'DELETED',
}

export const toldNames: readonly string[] = Object.keys(actions)

export const actionOf = (name: string): HistoryAction => actions[name] ?? 'UPDATED'
