import {
  ApiKeyChanged,
  ApiKeyCreated,
  ApiKeyEnded,
  ApiKeyNotFound,
  ApiKeyRevoked,
  ScopeNotYours,
  TooManyApiKeys,
} from '@vitrine/contract/api-keys'
import { violation } from '@vitrine/contract/kit'
import { hashSecret, newId, newSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { ApiKey } from '../model.ts'
import { checkScopes, covers } from '../rules/scopes.ts'
import * as store from '../store/api-keys.ts'
import type { SitesDeps } from './deps.ts'
import { PREFIX } from './recognise-key.ts'

const MAX_API_KEYS = 200
const MAX_LISTED = 500

export interface ApiKeyInput {
  readonly name: string
  readonly scopes?: readonly string[] | undefined
  readonly expiresDate?: Date | undefined
}

export interface KeyChanges {
  readonly id: string
  readonly name?: string | undefined
  readonly scopes?: readonly string[] | undefined
  readonly expiresDate?: Date | null | undefined
}

/** Creates a key; its secret is returned once and only its hash is stored. `own` are the creator's scopes. */
export async function createApiKey(
  tx: Tx,
  { events }: SitesDeps,
  { name, scopes = ['*'], expiresDate }: ApiKeyInput,
  ownScopes: readonly string[],
): Promise<{ apiKey: ApiKey; key: string }> {
  checkGrant(scopes, ownScopes)
  checkEnd(tx, expiresDate)
  if ((await store.countApiKeys(tx)) >= MAX_API_KEYS) throw TooManyApiKeys()
  const key = `${PREFIX}${newSecret()}`
  const apiKey: ApiKey = {
    siteId: tx.siteId,
    id: newId(),
    name,
    hint: key.slice(-4),
    scopes,
    createdDate: tx.now,
    expiresDate: expiresDate ?? null,
    lastUsedDate: null,
    revokedDate: null,
  }
  await store.insertApiKey(tx, apiKey, hashSecret(key))
  await events.append(tx, { definition: ApiKeyCreated, entityId: apiKey.id, after: apiKey })
  return { apiKey, key }
}

export const listApiKeys = (tx: Tx): Promise<ApiKey[]> => store.listApiKeys(tx, MAX_LISTED)

export async function updateApiKey(
  tx: Tx,
  { events }: SitesDeps,
  { id, name, scopes, expiresDate }: KeyChanges,
  ownScopes: readonly string[],
): Promise<ApiKey> {
  const before = await requireActiveKey(tx, id)
  // A caller with fewer permissions can neither extend a key nor renew one with more.
  checkGrant([...before.scopes, ...(scopes ?? [])], ownScopes, scopes ?? [])
  if (expiresDate) checkEnd(tx, expiresDate)
  const after: ApiKey = {
    ...before,
    name: name ?? before.name,
    scopes: scopes ?? before.scopes,
    expiresDate: expiresDate === undefined ? before.expiresDate : expiresDate,
  }
  await store.updateApiKey(tx, after)
  await events.append(tx, { definition: ApiKeyChanged, entityId: id, before, after })
  return after
}

export async function revokeApiKey(tx: Tx, { events }: SitesDeps, id: string): Promise<ApiKey> {
  const before = await requireActiveKey(tx, id)
  const after = { ...before, revokedDate: tx.now }
  await store.updateApiKey(tx, after)
  await events.append(tx, { definition: ApiKeyEnded, entityId: id, before, after })
  return after
}

/** The current scopes of a key; empty when it is unknown, revoked or expired. */
export async function scopesOfKey(tx: Tx, id: string): Promise<readonly string[]> {
  const key = await store.findKeyForScopes(tx, id)
  const isOver = !key || key.revokedDate || (key.expiresDate && key.expiresDate <= tx.now)
  return isOver ? [] : key.scopes
}

async function requireActiveKey(tx: Tx, id: string): Promise<ApiKey> {
  const key = await store.readApiKey(tx, id)
  if (!key) throw ApiKeyNotFound({ id })
  if (key.revokedDate) throw ApiKeyRevoked({ id })
  return key
}

function checkGrant(
  all: readonly string[],
  ownScopes: readonly string[],
  requestedScopes: readonly string[] = all,
): void {
  checkScopes(requestedScopes)
  const notCovered = all.filter((scope) => !covers(ownScopes, [scope]))
  if (notCovered.length > 0) throw ScopeNotYours({ scopes: notCovered })
}

function checkEnd(tx: Tx, expiresDate: Date | undefined): void {
  if (expiresDate && expiresDate <= tx.now) {
    throw violation('expiresDate', 'MIN', 'must be later than now')
  }
}
