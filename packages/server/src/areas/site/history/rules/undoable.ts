import {
  type HistoryAction,
  type HistoryEntity,
  historyEntities,
  type NotUndoable,
} from '@vitrine/contract/history'

/** Facts that can be undone. */
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
  'stock_routing.changed': 'UPDATED',
  'custom_field.created': 'CREATED',
  'custom_field.updated': 'UPDATED',
  'custom_field.arranged': 'ARRANGED',
  'custom_field.deleted': 'DELETED',
  'custom_field.restored': 'UPDATED',
  'promotion.created': 'CREATED',
  'promotion.changed': 'UPDATED',
  'promotion.deleted': 'DELETED',
  'promotion.restored': 'CREATED',
  'promotion_code.created': 'CREATED',
  'promotion_code.changed': 'UPDATED',
  'promotion_code.deleted': 'DELETED',
  'promotion_code.generated': 'CREATED',
  'promotion_code.bulk_removed': 'DELETED',
  'promotion_code.bulk_restored': 'CREATED',
  'mail_text.changed': 'UPDATED',
  'page.created': 'CREATED',
  'page.changed': 'UPDATED',
  'page.deleted': 'DELETED',
  'navigation.changed': 'UPDATED',
  'theme.changed': 'UPDATED',
  'media.created': 'CREATED',
  'media.edited': 'UPDATED',
  'media.deleted': 'DELETED',
  'product_review.moderated': 'UPDATED',
  'product_review.answered': 'UPDATED',
  'draft_order.created': 'CREATED',
  'draft_order.updated': 'UPDATED',
  'draft_order.deleted': 'DELETED',
}

export const undoableNames: readonly string[] = Object.keys(actions)
export const undoableEntities: readonly HistoryEntity[] = historyEntities

/** Entities with both undoable changes of the shop and other changes. */
export const partlyUndoable: readonly HistoryEntity[] = ['product_review', 'draft_order']

/** Facts that repeat others, in the form of one dialect or of a list. */
export const duplicateNames: readonly string[] = [
  'inventory.created',
  'inventory.changed',
  'inventory_item.stock_status_changed',
  'category.item_added',
  'category.item_removed',
]

const createdPattern = /\.(created|imported|invited|registered|given|started|role_assigned)$/
const deletedPattern =
  /\.(deleted|removed|revoked|purged|withdrawn|invitation_withdrawn|role_unassigned|trashed)$/

export const actionOf = (name: string): HistoryAction =>
  actions[name] ??
  (createdPattern.test(name) ? 'CREATED' : deletedPattern.test(name) ? 'DELETED' : 'UPDATED')

/** Events without a previous state. */
const eventsOnly = new Set([
  'job',
  'import',
  'import_schedule.run',
  'export',
  'member_export',
  'reconciliation',
  'redirect_session',
  'identity.signed_in',
  'identity.sign_in_ended',
  'staff.session_ended',
  'digital_file.downloaded',
  'member_export.downloaded',
  'member.erased',
  'site.purged',
  'site.purge_begun',
])
/** Changes of which the ledger has no copy. */
const secretChanges = new Set([
  'identity.password_changed',
  'identity.password_reset_required',
  'identity.password_upgraded',
  'identity.factors_changed',
  'staff.factors_changed',
  'api_key.revoked',
  'client.deleted',
  'identity_provider.deleted',
])
const fileEntities = new Set(['digital_file'])

/** Why a fact cannot be taken back; undefined where it can. */
export function notUndoableReason(name: string): Exclude<NotUndoable, 'UNDONE'> | undefined {
  if (actions[name]) return undefined
  const entity = name.slice(0, name.indexOf('.'))
  if (eventsOnly.has(entity) || eventsOnly.has(name)) return 'HAPPENED'
  if (secretChanges.has(name)) return 'SECRET'
  return fileEntities.has(entity) && deletedPattern.test(name) ? 'FILE_GONE' : 'BY_HAND'
}
