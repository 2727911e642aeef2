import { hashSecret } from '../../../platform/ids.ts'
import type { ApiKey, RecognisedKey } from '../model.ts'
import { findApiKey, noteUse } from '../store/api-keys.ts'
import type { SitesWorld } from './world.ts'

/** Marks our API keys, so that people and secret scanners recognise one. */
export const PREFIX = 'vk_'

export const looksLikeApiKey = (text: string): boolean => text.startsWith(PREFIX)

/** Recognises keys that count, and remembers their use once a minute while the call goes on. */
export function createKeyReader({
  platform,
  directory,
}: Pick<SitesWorld, 'platform' | 'directory'>) {
  const { db, direct, clock, logger } = platform
  const writing = new Map<string, Promise<void>>()

  function note(key: ApiKey, now: Date): void {
    const since = clock.after(now, { minutes: -1 })
    const isRecent = key.lastUsedDate !== null && key.lastUsedDate > since
    if (isRecent || writing.has(key.id)) return
    const written = noteUse(db, key, { now, since })
      .catch((error) => logger.warn({ error }, 'The use of an API key was not noted'))
      .finally(() => writing.delete(key.id))
    writing.set(key.id, written)
  }

  return {
    /** Undefined for a key that is unknown, revoked or over, or of a site that is leaving. */
    async recognise(secret: string): Promise<RecognisedKey | undefined> {
      const key = await findApiKey(direct, hashSecret(secret))
      const now = clock.now()
      if (!key || (key.expiresDate !== null && key.expiresDate <= now)) return undefined
      const site = await directory.find(key.siteId)
      if (!site || site.deletion !== null) return undefined
      note(key, now)
      return { siteId: key.siteId, id: key.id, role: 'admin', scopes: key.scopes }
    },
    /** Waits for what is being written. */
    settle: async (): Promise<void> => {
      await Promise.all(writing.values())
    },
  }
}
