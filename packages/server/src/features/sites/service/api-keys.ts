import { hashSecret, newId, newSecret } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ApiKey } from '../model.ts'
import { findApiKey, insertApiKey, revokeApiKey } from '../store/api-keys.ts'

/** Marks our API keys, so that people and secret scanners recognise one. */
const PREFIX = 'vk_'

export const looksLikeApiKey = (text: string): boolean => text.startsWith(PREFIX)

/** Creates a key; its secret is returned once and never stored. */
export async function createApiKey(platform: Platform, siteId: string, name: string) {
  const key = `${PREFIX}${newSecret()}`
  const id = newId()
  await insertApiKey(platform.db, {
    siteId,
    id,
    name,
    keyHash: hashSecret(key),
    hint: key.slice(-4),
    now: platform.clock.now(),
  })
  return { id, key }
}

export async function recogniseApiKey(
  platform: Platform,
  key: string,
): Promise<ApiKey | undefined> {
  const found = await findApiKey(platform.db, hashSecret(key))
  if (!found) return undefined
  const expired = found.expiresDate !== null && found.expiresDate <= platform.clock.now()
  return expired ? undefined : found
}

export const revoke = (platform: Platform, id: string): Promise<boolean> =>
  revokeApiKey(platform.db, id, platform.clock.now())
