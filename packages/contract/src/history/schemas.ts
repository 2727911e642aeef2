import { Guid, Json, OneOf, type Static, Timestamp, Type } from '../kit/index.ts'

/**
 * Entities that support undo: the catalog, its stock, the rules of the locations, custom fields, discounts,
 * mail texts, pages, menus, the theme, media, draft orders, and the shop's changes of reviews.
 */
export const historyEntities = [
  'product',
  'variants',
  'collection',
  'category',
  'brand',
  'ribbon',
  'info_section',
  'customization',
  'inventory_item',
  'stock_routing',
  'custom_field',
  'promotion',
  'promotion_code',
  'mail_text',
  'page',
  'navigation',
  'theme',
  'media',
  'product_review',
  'draft_order',
] as const
export type HistoryEntity = (typeof historyEntities)[number]

/** Entities that are listed on request and cannot be undone. */
export const recordedEntities = [
  'abandoned_checkout',
  'back_in_stock_request',
  'contact_message',
  'newsletter_subscriber',
  'customer',
  'customer_segment',
  'orders',
  'api_key',
  'cart',
  'checkout',
  'order',
  'fulfillment',
  'gift_card',
  'settlement',
  'store_credit',
  'subscription',
  'return',
  'withdrawal',
  'return_settings',
  'invoice',
  'external_invoice',
  'invoice_settings',
  'payment',
  'payment_connection',
  'payment_method',
  'payment_request',
  'checkout_settings',
  'checkout_template',
  'client',
  'consent',
  'delivery_profile',
  'digital_file',
  'export',
  'export_link',
  'file_grant',
  'identity',
  'identity_provider',
  'import',
  'import_schedule',
  'job',
  'local_delivery_option',
  'location',
  'member',
  'member_block',
  'member_export',
  'member_fields',
  'member_role',
  'pickup_location',
  'plugin',
  'reconciliation',
  'redirect_session',
  'rehearsal',
  'saved_views',
  'shipping_option',
  'sign_on_policy',
  'site',
  'staff',
  'tax_exempt_group',
  'tax_group',
  'tax_rate',
  'tax_region',
  'vat_id',
  'webhook',
  'wish_list',
] as const
/** All entity types of the ledger. */
export const ledgerEntities = [...historyEntities, ...recordedEntities] as const
export type LedgerEntity = (typeof ledgerEntities)[number]

/**
 * Why a change cannot be undone: it is undone already; it is an event without a previous state, such as a
 * sign-in or an export; it changed a secret, of which the history has no copy; its file is deleted; or it
 * concerns people or settings, whose own operations can restore the values given here.
 */
export const notUndoable = ['UNDONE', 'HAPPENED', 'SECRET', 'FILE_GONE', 'BY_HAND'] as const
export type NotUndoable = (typeof notUndoable)[number]

/** Kinds of changes. */
export const historyActions = ['CREATED', 'UPDATED', 'DELETED', 'MOVED', 'ARRANGED'] as const
export type HistoryAction = (typeof historyActions)[number]

/** Kinds of actors. */
export const historyActors = ['visitor', 'member', 'staff', 'api-key', 'plugin', 'system'] as const

const Actor = Type.Object({
  type: OneOf(historyActors),
  id: Type.String(),
  /** The current name of the staff member, API key or plug-in. */
  name: Type.Optional(Type.String()),
})

/** One field of a change; a side that is absent had nothing. */
export const HistoryChange = Type.Object({
  /** With the parts of its way, such as `base.price` or `variants.<id>.sku`. */
  field: Type.String(),
  before: Type.Optional(Json()),
  after: Type.Optional(Json()),
})
export type HistoryChange = Static<typeof HistoryChange>

/** One change of one entity. */
export const HistoryEntry = Type.Object({
  id: Guid(),
  /** Changes of one request, one job or one import share it. */
  groupId: Type.String(),
  /** Number of changes in the group; 10,000 means that many or more. */
  groupSize: Type.Integer(),
  at: Timestamp(),
  actor: Actor,
  entity: Type.Object({
    type: OneOf(ledgerEntities),
    id: Type.String(),
    /** The name it had with this change. */
    name: Type.Optional(Type.String()),
    /** The product of a variant or stock. */
    productId: Type.Optional(Guid()),
    /** A picture of it, where it has one. */
    mediaId: Type.Optional(Type.String()),
  }),
  action: OneOf(historyActions),
  /** The name of the fact, such as `product.changed` or `identity.password_changed`. */
  fact: Type.String(),
  /** The changed fields; all fields of created and deleted entities. */
  changes: Type.Array(HistoryChange),
  /** The job or import that made it. */
  job: Type.Optional(
    Type.Object({ id: Guid(), kind: Type.String(), name: Type.Optional(Type.String()) }),
  ),
  /** Names of the things that the changes name by their ids, as far as they are there. */
  names: Type.Record(Type.String(), Type.String()),
  /** Whether an undo can be attempted. */
  undoable: Type.Boolean(),
  /** Why it cannot. */
  notUndoable: Type.Optional(OneOf(notUndoable)),
  /** The change that undid it. */
  undoneBy: Type.Optional(Type.Object({ groupId: Type.String(), at: Timestamp() })),
  /** It undid the changes of this group. */
  undoes: Type.Optional(Type.String()),
})
export type HistoryEntry = Static<typeof HistoryEntry>

/**
 * Why a change cannot be undone: the field was changed since; the entity was deleted since; it exists again;
 * its name, slug or handle is taken now; a reference is missing; a created entity is in use; or a current
 * rule forbids it.
 */
export const conflictReasons = [
  'CHANGED',
  'DELETED',
  'EXISTS',
  'TAKEN',
  'MISSING',
  'IN_USE',
  'NOT_ALLOWED',
] as const
export type ConflictReason = (typeof conflictReasons)[number]

/** One conflict of an undo; `UNDO_CONFLICTS` has them in `conflicts`. */
export const UndoConflict = Type.Object({
  entity: Type.Object({
    type: OneOf(historyEntities),
    id: Type.String(),
    name: Type.Optional(Type.String()),
  }),
  field: Type.String(),
  reason: OneOf(conflictReasons),
  /** The value after the change. */
  was: Type.Optional(Json()),
  /** The current value. */
  is: Type.Optional(Json()),
  /** The actor and time of the last change. */
  changedBy: Type.Optional(Actor),
  changedAt: Type.Optional(Timestamp()),
})
export type UndoConflict = Static<typeof UndoConflict>
