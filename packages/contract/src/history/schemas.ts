import { Guid, Json, OneOf, type Static, Timestamp, Type } from '../kit/index.ts'

/** What can be undone: the catalog, its stock, the rules of the locations, custom fields, discounts, the texts of mails, pages, menus, the look of the shop, media, draft orders, and what the shop says about reviews. */
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
 * Why a change cannot be undone: it is undone already; something happened that left nothing to put back,
 * such as a sign-in or an export; what it changed is a secret, of which the history holds no copy; its file
 * is deleted; or it is of people or settings, which their own operations change back, with the values given
 * here.
 */
export const notUndoable = ['UNDONE', 'HAPPENED', 'SECRET', 'FILE_GONE', 'BY_HAND'] as const
export type NotUndoable = (typeof notUndoable)[number]

/** What happened to it. */
export const historyActions = ['CREATED', 'UPDATED', 'DELETED', 'MOVED', 'ARRANGED'] as const
export type HistoryAction = (typeof historyActions)[number]

/** Who made a change. */
export const historyActors = ['visitor', 'member', 'staff', 'api-key', 'plugin', 'system'] as const

const Actor = Type.Object({
  type: OneOf(historyActors),
  id: Type.String(),
  /** The name of staff, of the API key or of the plug-in, as it is now. */
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

/** One change of one thing. */
export const HistoryEntry = Type.Object({
  id: Guid(),
  /** Changes of one request, one job or one import share it. */
  groupId: Type.String(),
  /** How many changes the group has; 10,000 stands for that many or more. */
  groupSize: Type.Integer(),
  at: Timestamp(),
  actor: Actor,
  entity: Type.Object({
    type: OneOf(ledgerEntities),
    id: Type.String(),
    /** The name it had with this change. */
    name: Type.Optional(Type.String()),
    /** The product it belongs to: of variants and stock. */
    productId: Type.Optional(Guid()),
    /** A picture of it, where it has one. */
    mediaId: Type.Optional(Type.String()),
  }),
  action: OneOf(historyActions),
  /** What the ledger calls it, such as `product.changed` or `identity.password_changed`. */
  fact: Type.String(),
  /** What differs; of what was created or deleted everything it had. */
  changes: Type.Array(HistoryChange),
  /** The job or import it belongs to. */
  job: Type.Optional(
    Type.Object({ id: Guid(), kind: Type.String(), name: Type.Optional(Type.String()) }),
  ),
  /** Names of the things that the changes name by their ids, as far as they are there. */
  names: Type.Record(Type.String(), Type.String()),
  /** Whether it can still be asked to be undone. */
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
 * Why a change cannot be undone: the field was changed since; the thing was deleted since; it is there
 * again; its name, slug or handle is another's now; what it refers to is gone; what was created is used
 * by others; or a rule of today forbids it.
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

/** One thing that keeps a change from being undone; `UNDO_CONFLICTS` carries them in `conflicts`. */
export const UndoConflict = Type.Object({
  entity: Type.Object({
    type: OneOf(historyEntities),
    id: Type.String(),
    name: Type.Optional(Type.String()),
  }),
  field: Type.String(),
  reason: OneOf(conflictReasons),
  /** What the change had left there. */
  was: Type.Optional(Json()),
  /** What is there now. */
  is: Type.Optional(Json()),
  /** Who changed it last, and when. */
  changedBy: Type.Optional(Actor),
  changedAt: Type.Optional(Timestamp()),
})
export type UndoConflict = Static<typeof UndoConflict>
