import { clearBodies } from '../store.ts'
import type { MailDeps } from './deps.ts'

/** Mails contain one-time codes and links: their bodies stay for the retention period only. */
const BODY_DAYS = 14

export async function clearOldBodies({ platform, sites }: MailDeps): Promise<void> {
  const actor = { type: 'system', id: 'mail' } as const
  for (const { id: siteId } of await sites.list()) {
    await platform.work({ siteId, actor }, (tx) =>
      clearBodies(tx, platform.clock.after(tx.now, { days: -BODY_DAYS })),
    )
  }
}
