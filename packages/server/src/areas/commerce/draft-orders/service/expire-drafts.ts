import type { Tx } from '../../../../platform/tx.ts'
import { findDraft, findExpired } from '../store/draft-orders.ts'
import { deleteOldVersions } from '../store/versions.ts'
import { removeDraft } from './create-draft.ts'
import type { DraftOrderDeps } from './deps.ts'
import { isExpired } from './view-draft.ts'

const AT_ONCE = 200
const MAX_OLD_VERSIONS = 5000

/** Deletes expired drafts, each in its own transaction, and versions beyond the retention of the history. */
export async function expireDrafts(
  deps: DraftOrderDeps,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, clock, work, logger } = deps.platform
  await deleteOldVersions(db, clock.now(), MAX_OLD_VERSIONS)
  for (const { siteId, id } of await findExpired(db, clock.now(), AT_ONCE)) {
    if (signal?.aborted) return
    const site = { siteId, actor: { type: 'system', id: 'draft-orders' } } as const
    try {
      await work(site, (tx) => expireDraft(tx, deps, id))
    } catch (error) {
      // The next run retries; other drafts are not blocked.
      logger.warn({ err: error, draftId: id }, 'a draft order could not expire')
    }
  }
}

async function expireDraft(tx: Tx, deps: DraftOrderDeps, id: string): Promise<void> {
  const draft = await findDraft(tx, id, true)
  if (draft && isExpired(tx, draft)) await removeDraft(tx, deps, draft)
}
