import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'

interface PersonalTable {
  readonly name: keyof Tables
  /** The column that names the person. */
  readonly idColumn: string
  /** What is handed over; nothing of a table whose rows are secrets or of a moment. */
  readonly exportedColumns: readonly string[]
  /** The table that names the person, where rows belong to one of its rows; `idColumn` is its id. */
  readonly parent?: ParentTable
  /** Whether its rows outlive the person. All others go with the identity. */
  readonly outlives?: boolean
  /** Whether the law asks to keep its rows: they stay, and no longer say whose they were. */
  readonly retained?: boolean
  /** What a person has written in rows that stay, by column: what stands there afterwards. */
  readonly emptied?: Readonly<Record<string, RawBuilder<unknown>>>
}

interface ParentTable {
  readonly name: keyof Tables
  readonly idColumn: string
  /** The table that the parent belongs to in turn. */
  readonly parent?: ParentTable
}

const ofOrders = { name: 'orders', idColumn: 'member_id' } as const
const ofReturns = { name: 'returns', idColumn: 'order_id', parent: ofOrders } as const
const noText = sql`''`

/** Every table that names a person by id; a test holds the list against the database. */
export const personalTables: readonly PersonalTable[] = [
  {
    name: 'identities',
    idColumn: 'id',
    exportedColumns: [
      'id',
      'email',
      'email_verified',
      'status',
      'profile',
      'created_date',
      'updated_date',
    ],
  },
  { name: 'credentials', idColumn: 'identity_id', exportedColumns: ['kind', 'updated_date'] },
  { name: 'assigned_roles', idColumn: 'member_id', exportedColumns: ['role_key', 'created_date'] },
  {
    name: 'sign_ins',
    idColumn: 'identity_id',
    exportedColumns: [
      'client_id',
      'user_agent',
      'network',
      'signed_in_date',
      'last_used_date',
      'ended_date',
    ],
  },
  {
    name: 'linked_sign_ins',
    idColumn: 'identity_id',
    exportedColumns: ['provider_id', 'account', 'created_date', 'last_used_date'],
  },
  {
    name: 'consents',
    idColumn: 'identity_id',
    exportedColumns: ['client_id', 'scope', 'created_date'],
  },
  {
    name: 'factors',
    idColumn: 'identity_id',
    exportedColumns: ['type', 'status', 'created_date', 'last_used_date'],
  },
  {
    name: 'passkeys',
    idColumn: 'identity_id',
    exportedColumns: [
      'name',
      'rp_id',
      'is_synced',
      'is_backed_up',
      'created_date',
      'last_used_date',
    ],
  },
  {
    name: 'remembered_devices',
    idColumn: 'identity_id',
    exportedColumns: ['user_agent', 'created_date'],
  },
  {
    name: 'authentication_log',
    idColumn: 'identity_id',
    exportedColumns: ['event', 'reason', 'network', 'user_agent', 'at'],
    outlives: true,
  },
  {
    name: 'member_blocks',
    idColumn: 'blocker_id',
    exportedColumns: ['blocked_id', 'created_date'],
  },
  {
    name: 'media',
    idColumn: 'member_id',
    exportedColumns: ['id', 'mime', 'bytes', 'width', 'height', 'created_date'],
    outlives: true,
  },
  {
    name: 'file_grants',
    idColumn: 'member_id',
    exportedColumns: ['product_id', 'granted_date', 'downloads'],
  },
  {
    name: 'carts',
    idColumn: 'member_id',
    exportedColumns: [
      'id',
      'note',
      'gift_message',
      'email',
      'contact',
      'billing',
      'codes',
      'delivery_choice',
      'created_date',
      'updated_date',
    ],
  },
  {
    name: 'cart_lines',
    idColumn: 'cart_id',
    parent: { name: 'carts', idColumn: 'member_id' },
    exportedColumns: [
      'cart_id',
      'seen_name',
      'reference',
      'custom_item',
      'quantity',
      'created_date',
    ],
  },
  {
    name: 'wish_lists',
    idColumn: 'member_id',
    exportedColumns: ['id', 'price_mails', 'email', 'mailed_date', 'created_date', 'updated_date'],
  },
  {
    name: 'wish_list_items',
    idColumn: 'list_id',
    parent: { name: 'wish_lists', idColumn: 'member_id' },
    exportedColumns: [
      'list_id',
      'seen_name',
      'reference',
      'saved_quantity',
      'price_added',
      'currency',
      'created_date',
    ],
  },
  {
    name: 'checkouts',
    idColumn: 'id',
    parent: { name: 'carts', idColumn: 'member_id' },
    exportedColumns: [
      'id',
      'state',
      'billing',
      'delivery_choices',
      'custom_fields',
      'consents',
      'created_date',
      'completed_date',
    ],
  },
  {
    name: 'orders',
    idColumn: 'member_id',
    exportedColumns: [
      'number',
      'state',
      'payment_state',
      'email',
      'currency',
      'totals',
      'shipping',
      'billing',
      'note',
      'gift_message',
      'custom_fields',
      'staff_fields',
      'consents',
      'created_date',
    ],
    outlives: true,
    retained: true,
    emptied: { note: noText, gift_message: noText, custom_fields: sql`'[]'` },
  },
  {
    name: 'draft_orders',
    idColumn: 'member_id',
    exportedColumns: [
      'status',
      'email',
      'currency',
      'lines',
      'total_minor',
      'shipping',
      'billing',
      'note',
      'created_date',
    ],
  },
  {
    name: 'subscriptions',
    idColumn: 'member_id',
    exportedColumns: [
      'status',
      'order_number',
      'email',
      'name',
      'description_lines',
      'quantity',
      'unit_price_minor',
      'currency',
      'plan_title',
      'frequency',
      'frequency_interval',
      'shipping',
      'billing',
      'next_date',
      'created_date',
      'ended_date',
    ],
  },
  {
    name: 'order_lines',
    idColumn: 'order_id',
    parent: ofOrders,
    exportedColumns: ['order_id', 'name', 'description_lines', 'reference', 'quantity', 'price'],
    emptied: {
      reference: sql`CASE WHEN reference ? 'texts' THEN reference || '{"texts": {}}' ELSE reference END`,
      description_lines: sql`jsonb_path_query_array(description_lines, '$[*] ? (@.kind != "text")')`,
    },
  },
  {
    name: 'fulfillments',
    idColumn: 'order_id',
    parent: ofOrders,
    exportedColumns: ['order_id', 'carrier', 'tracking_number', 'tracking_link', 'created_date'],
  },
  {
    name: 'returns',
    idColumn: 'order_id',
    parent: ofOrders,
    exportedColumns: ['order_id', 'number', 'kind', 'state', 'settlement', 'created_date'],
  },
  {
    name: 'return_lines',
    idColumn: 'return_id',
    parent: ofReturns,
    exportedColumns: ['return_id', 'quantity', 'reason', 'comment', 'wish'],
    emptied: { comment: noText, wish: noText },
  },
  {
    name: 'return_events',
    idColumn: 'return_id',
    parent: ofReturns,
    exportedColumns: ['return_id', 'kind', 'text', 'created_date'],
    emptied: { text: noText },
  },
  {
    name: 'gift_cards',
    idColumn: 'order_id',
    parent: ofOrders,
    exportedColumns: [
      'order_id',
      'initial_minor',
      'currency',
      'recipient_name',
      'recipient_email',
      'sender_name',
      'message',
      'send_date',
      'created_date',
    ],
    // The card stays with whoever it was given to, and so does who gets it while it waits to be sent.
    emptied: { sender_name: noText, message: noText },
  },
  {
    name: 'withdrawals',
    idColumn: 'order_id',
    parent: ofOrders,
    exportedColumns: ['order_id', 'name', 'email', 'statement', 'wording', 'created_date'],
  },
  {
    name: 'payment_requests',
    idColumn: 'order_id',
    parent: ofOrders,
    exportedColumns: [
      'order_id',
      'amount_minor',
      'currency',
      'title',
      'description',
      'status',
      'created_date',
    ],
  },
  {
    name: 'invoices',
    idColumn: 'order_id',
    parent: ofOrders,
    exportedColumns: ['order_id', 'kind', 'number', 'issue_date', 'content'],
  },
  {
    name: 'store_credit_entries',
    idColumn: 'store_credit_id',
    parent: { name: 'store_credits', idColumn: 'member_id' },
    exportedColumns: [
      'kind',
      'amount_minor',
      'reason',
      'expiration_date',
      'order_number',
      'created_date',
    ],
    emptied: { reason: noText },
  },
  {
    name: 'store_credits',
    idColumn: 'member_id',
    exportedColumns: ['currency', 'balance_minor', 'updated_date'],
    outlives: true,
    retained: true,
  },
  {
    name: 'abandoned_checkouts',
    idColumn: 'member_id',
    exportedColumns: [
      'status',
      'email',
      'contact',
      'lines',
      'totals',
      'currency',
      'mails_sent',
      'created_date',
      'recovered_date',
    ],
  },
  {
    name: 'back_in_stock_requests',
    idColumn: 'member_id',
    exportedColumns: ['name', 'choices', 'email', 'status', 'created_date', 'notified_date'],
  },
  {
    name: 'contact_messages',
    idColumn: 'member_id',
    exportedColumns: ['name', 'email', 'phone', 'body', 'created_date'],
  },
  {
    name: 'product_reviews',
    idColumn: 'member_id',
    exportedColumns: [
      'product_name',
      'order_number',
      'rating',
      'title',
      'body',
      'display_name',
      'status',
      'is_verified',
      'reply',
      'created_date',
      'edited_date',
    ],
  },
  {
    name: 'review_requests',
    idColumn: 'order_id',
    parent: ofOrders,
    exportedColumns: ['order_id', 'due_date', 'mailed_date'],
  },
  {
    name: 'customers',
    idColumn: 'member_id',
    exportedColumns: [
      'email',
      'name',
      'country',
      'note',
      'tags',
      'orders',
      'spent',
      'first_order_date',
      'last_order_date',
    ],
  },
  { name: 'promotion_buyers', idColumn: 'member_id', exportedColumns: ['promotion_id', 'used'] },
  { name: 'factor_resets', idColumn: 'identity_id', exportedColumns: ['asked_date', 'due_date'] },
  {
    name: 'approvals',
    idColumn: 'identity_id',
    exportedColumns: ['user_agent', 'network', 'state', 'created_date'],
  },
  {
    name: 'phone_messages',
    idColumn: 'identity_id',
    exportedColumns: ['recipient', 'kind', 'state', 'created_date'],
  },
  { name: 'cart_sign_ins', idColumn: 'member_id', exportedColumns: [] },
  { name: 'checkout_links', idColumn: 'member_id', exportedColumns: [] },
  { name: 'login_sessions', idColumn: 'identity_id', exportedColumns: [] },
  { name: 'authorization_codes', idColumn: 'identity_id', exportedColumns: [] },
  { name: 'recovery_codes', idColumn: 'identity_id', exportedColumns: ['used_date'] },
  { name: 'recovery_tokens', idColumn: 'identity_id', exportedColumns: [] },
  { name: 'oauth_states', idColumn: 'identity_id', exportedColumns: [] },
  { name: 'pending_links', idColumn: 'identity_id', exportedColumns: [] },
  { name: 'sign_in_flows', idColumn: 'identity_id', exportedColumns: [] },
  { name: 'mailed_codes', idColumn: 'identity_id', exportedColumns: [], outlives: true },
  { name: 'registrations', idColumn: 'identity_id', exportedColumns: [], outlives: true },
]

/** Which rows of a table are of somebody. */
export const rowsOf = (
  tx: Pick<Tx, 'siteId'>,
  { idColumn, parent }: Pick<PersonalTable, 'idColumn' | 'parent'>,
  id: string,
): RawBuilder<unknown> =>
  parent
    ? sql`${sql.ref(idColumn)} IN (SELECT id FROM ${sql.table(parent.name)}
           WHERE site_id = ${tx.siteId} AND ${rowsOf(tx, parent, id)})`
    : sql`${sql.ref(idColumn)} = ${id}::uuid`
