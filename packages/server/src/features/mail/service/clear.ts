import { clearBodies } from '../store.ts'
import type { MailWorld } from './world.ts'

/** Mails carry one-time codes and links: their words are kept for as long as somebody may look. */
const BODY_DAYS = 14

export async function clearOldBodies({ platform, sites }: MailWorld): Promise<void> {
  const actor = { type: 'system', id: 'mail' } as const
  for (const { id: siteId } of await sites.list()) {
    await platform.work({ siteId, actor }, (tx) =>
      clearBodies(tx, platform.clock.after(tx.now, { days: -BODY_DAYS })),
    )
  }
}
