import { SitePurged, TRASH_DAYS } from '@vitrine/contract/sites'
import type { JobRun } from '../../../../platform/jobs.ts'
import { deleteSome, listSiteTables, markDeleted } from '../store/purge.ts'
import { listDue, readSite } from '../store/sites.ts'
import { moveSite } from './change-site.ts'
import { type SitesDeps, SYSTEM } from './deps.ts'

/** Rows of one transaction: enough to be quick, few enough to let others through. */
const BATCH_SIZE = 5_000

/** Removes the data of a site batch by batch. It can stop at any point, and a retry continues. */
export async function purgeSite(
  deps: SitesDeps,
  { siteId }: { siteId: string },
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const { work, db } = deps.platform
  const unit = { siteId, actor: SYSTEM }
  const site = await work(unit, readSite)
  if (site?.deletion !== 'PENDING_PURGE') return
  await deps.clearFiles(siteId)
  const tables = await listSiteTables(db)
  // A running job may have added rows in the meantime: repeats until a round finds nothing.
  for (let found = true; found; ) {
    found = false
    for (const table of tables) {
      for (let removed = BATCH_SIZE; removed === BATCH_SIZE; ) {
        signal?.throwIfAborted()
        removed = await work(unit, (tx) => deleteSome(tx, table, BATCH_SIZE))
        found ||= removed > 0
      }
    }
  }
  await work(unit, async (tx) => {
    await markDeleted(tx)
    const before = { id: siteId }
    await deps.events.append(tx, { definition: SitePurged, entityId: siteId, before })
    tx.afterCommit.push(deps.directory.forget)
  })
}

/** Daily: begins to remove sites that were in the trash for 30 days, and resumes interrupted removals. */
export async function emptyTrash(deps: SitesDeps): Promise<void> {
  const { clock, db, jobs, work } = deps.platform
  for (const { id: siteId, deletion } of await listDue(
    db,
    clock.after(clock.now(), { days: -TRASH_DAYS }),
  )) {
    await work({ siteId, actor: SYSTEM }, async (tx) => {
      if (deletion === 'TRASH') await moveSite(tx, deps, 'purge')
      else await jobs.add(tx, 'sites.purge', { siteId }, { key: `sites.purge ${siteId}` })
    })
  }
}
