import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import { commerceTables } from './commerce-tables.ts'
import type { PersonalTable } from './personal-table.ts'

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
  ...commerceTables,
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

/** The rows of a table that belong to a person. */
export const rowsOf = (
  tx: Pick<Tx, 'siteId'>,
  { idColumn, parent }: Pick<PersonalTable, 'idColumn' | 'parent'>,
  id: string,
): RawBuilder<unknown> =>
  parent
    ? sql`${sql.ref(idColumn)} IN (SELECT id FROM ${sql.table(parent.name)}
           WHERE site_id = ${tx.siteId} AND ${rowsOf(tx, parent, id)})`
    : sql`${sql.ref(idColumn)} = ${id}::uuid`
