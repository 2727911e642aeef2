import type { Tables } from '../../../platform/db/tables.ts'

interface PersonalTable {
  readonly name: keyof Tables
  /** The column that names the person. */
  readonly by: string
  /** What is handed over; nothing of a table whose rows are secrets or of a moment. */
  readonly shown: readonly string[]
  /** Whether its rows outlive the person. All others go with the identity. */
  readonly outlives?: boolean
}

/** Every table that names a person by id; a test holds the list against the database. */
export const personalTables: readonly PersonalTable[] = [
  {
    name: 'identities',
    by: 'id',
    shown: ['id', 'email', 'email_verified', 'status', 'profile', 'created_date', 'updated_date'],
  },
  { name: 'credentials', by: 'identity_id', shown: ['kind', 'updated_date'] },
  { name: 'assigned_roles', by: 'member_id', shown: ['role_key', 'created_date'] },
  {
    name: 'sign_ins',
    by: 'identity_id',
    shown: ['client_id', 'user_agent', 'network', 'signed_in_date', 'last_used_date', 'ended_date'],
  },
  {
    name: 'linked_sign_ins',
    by: 'identity_id',
    shown: ['provider_id', 'account', 'created_date', 'last_used_date'],
  },
  { name: 'consents', by: 'identity_id', shown: ['client_id', 'scope', 'created_date'] },
  {
    name: 'factors',
    by: 'identity_id',
    shown: ['type', 'status', 'created_date', 'last_used_date'],
  },
  {
    name: 'passkeys',
    by: 'identity_id',
    shown: ['name', 'rp_id', 'is_synced', 'is_backed_up', 'created_date', 'last_used_date'],
  },
  { name: 'remembered_devices', by: 'identity_id', shown: ['user_agent', 'created_date'] },
  {
    name: 'authentication_log',
    by: 'identity_id',
    shown: ['event', 'reason', 'network', 'user_agent', 'at'],
    outlives: true,
  },
  { name: 'member_blocks', by: 'blocker_id', shown: ['blocked_id', 'created_date'] },
  {
    name: 'media',
    by: 'member_id',
    shown: ['id', 'mime', 'bytes', 'width', 'height', 'created_date'],
    outlives: true,
  },
  { name: 'file_grants', by: 'member_id', shown: ['product_id', 'granted_date', 'downloads'] },
  { name: 'factor_resets', by: 'identity_id', shown: ['asked_date', 'due_date'] },
  {
    name: 'approvals',
    by: 'identity_id',
    shown: ['user_agent', 'network', 'state', 'created_date'],
  },
  {
    name: 'phone_messages',
    by: 'identity_id',
    shown: ['recipient', 'kind', 'state', 'created_date'],
  },
  { name: 'login_sessions', by: 'identity_id', shown: [] },
  { name: 'authorization_codes', by: 'identity_id', shown: [] },
  { name: 'recovery_codes', by: 'identity_id', shown: ['used_date'] },
  { name: 'recovery_tokens', by: 'identity_id', shown: [] },
  { name: 'provider_sign_ins', by: 'identity_id', shown: [] },
  { name: 'waiting_links', by: 'identity_id', shown: [] },
  { name: 'sign_in_flows', by: 'identity_id', shown: [] },
  { name: 'mailed_codes', by: 'identity_id', shown: [], outlives: true },
  { name: 'registrations', by: 'identity_id', shown: [], outlives: true },
]
