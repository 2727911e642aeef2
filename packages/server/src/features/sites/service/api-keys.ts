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
import { hashSecret, newId, newSecret } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { ApiKey } from '../model.ts'
import { checkScopes, covers } from '../rules/scopes.ts'
import * as store from '../store/api-keys.ts'
import { PREFIX } from './recognise-key.ts'
import type { SitesWorld } from './world.ts'

const MOST = 200
const MOST_LISTED = 500

export interface KeyWish {
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

/** Makes a key; its secret is told once and only its hash is kept. `own` is what the maker may do. */
export async function createApiKey(
  tx: Tx,
  { events }: SitesWorld,
  { name, scopes = ['*'], expiresDate }: KeyWish,
  own: readonly string[],
): Promise<{ apiKey: ApiKey; key: string }> {
  checkGrant(scopes, own)
  checkEnd(tx, expiresDate)
  if ((await store.countApiKeys(tx)) >= MOST) throw TooManyApiKeys()
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

export const listApiKeys = (tx: Tx): Promise<ApiKey[]> => store.listApiKeys(tx, MOST_LISTED)

export async function updateApiKey(
  tx: Tx,
  { events }: SitesWorld,
  { id, name, scopes, expiresDate }: KeyChanges,
  own: readonly string[],
): Promise<ApiKey> {
  const before = await living(tx, id)
  // Who may do less can neither widen a key nor prolong one that may do more.
  checkGrant([...before.scopes, ...(scopes ?? [])], own, scopes ?? [])
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

export async function revokeApiKey(tx: Tx, { events }: SitesWorld, id: string): Promise<ApiKey> {
  const before = await living(tx, id)
  const after = { ...before, revokedDate: tx.now }
  await store.updateApiKey(tx, after)
  await events.append(tx, { definition: ApiKeyEnded, entityId: id, before, after })
  return after
}

/** What a key may do today; nothing when it is unknown, revoked or over. */
export async function scopesOfKey(tx: Tx, id: string): Promise<readonly string[]> {
  const key = await store.seeApiKey(tx, id)
  const isOver = !key || key.revokedDate || (key.expiresDate && key.expiresDate <= tx.now)
  return isOver ? [] : key.scopes
}

async function living(tx: Tx, id: string): Promise<ApiKey> {
  const key = await store.readApiKey(tx, id)
  if (!key) throw ApiKeyNotFound({ id })
  if (key.revokedDate) throw ApiKeyRevoked({ id })
  return key
}

function checkGrant(
  all: readonly string[],
  own: readonly string[],
  given: readonly string[] = all,
): void {
  checkScopes(given)
  const beyond = all.filter((scope) => !covers(own, [scope]))
  if (beyond.length > 0) throw ScopeNotYours({ scopes: beyond })
}

function checkEnd(tx: Tx, expiresDate: Date | undefined): void {
  if (expiresDate && expiresDate <= tx.now) {
    throw violation('expiresDate', 'MIN', 'must be later than now')
  }
}
