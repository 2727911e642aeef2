import { hashSecret } from '../../../../platform/ids.ts'
import type { ApiKey, RecognisedKey } from '../model.ts'
import { findApiKey, recordKeyUse } from '../store/api-keys.ts'
import type { SitesDeps } from './deps.ts'

/** Marks our API keys, so that people and secret scanners recognise one. */
export const PREFIX = 'vk_'

export const looksLikeApiKey = (text: string): boolean => text.startsWith(PREFIX)

/** Reads valid keys, and records their use once a minute without delaying the call. */
export function createKeyReader({
  platform,
  directory,
}: Pick<SitesDeps, 'platform' | 'directory'>) {
  const { db, direct, clock, logger } = platform
  const pendingWrites = new Map<string, Promise<void>>()

  function recordUse(key: ApiKey, now: Date): void {
    const since = clock.after(now, { minutes: -1 })
    const isRecent = key.lastUsedDate !== null && key.lastUsedDate > since
    if (isRecent || pendingWrites.has(key.id)) return
    const pendingWrite = recordKeyUse(db, key, { now, since })
      .catch((error) => logger.warn({ error }, 'The use of an API key could not be recorded'))
      .finally(() => pendingWrites.delete(key.id))
    pendingWrites.set(key.id, pendingWrite)
  }

  return {
    /** Undefined for a key that is unknown, revoked or over, or of a site that is leaving. */
    async recognise(secret: string): Promise<RecognisedKey | undefined> {
      const key = await findApiKey(direct, hashSecret(secret))
      const now = clock.now()
      if (!key || (key.expiresDate !== null && key.expiresDate <= now)) return undefined
      const site = await directory.find(key.siteId)
      if (!site || site.deletion !== null) return undefined
      recordUse(key, now)
      return { siteId: key.siteId, id: key.id, role: 'admin', scopes: key.scopes }
    },
    /** Waits for pending writes. */
    settle: async (): Promise<void> => {
      await Promise.all(pendingWrites.values())
    },
  }
}
