import { SitePurged, TRASH_DAYS } from '@vitrine/contract/sites'
import type { JobRun } from '../../../platform/jobs.ts'
import { deleteSome, listSiteTables, markDeleted } from '../store/purge.ts'
import { listDue, readSite } from '../store/sites.ts'
import { moveSite } from './change-site.ts'
import { type SitesWorld, SYSTEM } from './world.ts'

/** Rows of one transaction: enough to be quick, few enough to let others through. */
const AT_ONCE = 5_000

/** Removes the data of a site batch by batch. It can stop anywhere and goes on when it is tried again. */
export async function purgeSite(
  world: SitesWorld,
  { siteId }: { siteId: string },
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const { work, db } = world.platform
  const unit = { siteId, actor: SYSTEM }
  const site = await work(unit, readSite)
  if (site?.deletion !== 'PENDING_PURGE') return
  await world.clearFiles(siteId)
  const tables = await listSiteTables(db)
  // A job that was still at work may have written behind our back: until a round finds nothing.
  for (let found = true; found; ) {
    found = false
    for (const table of tables) {
      for (let removed = AT_ONCE; removed === AT_ONCE; ) {
        signal?.throwIfAborted()
        removed = await work(unit, (tx) => deleteSome(tx, table, AT_ONCE))
        found ||= removed > 0
      }
    }
  }
  await work(unit, async (tx) => {
    await markDeleted(tx)
    const before = { id: siteId }
    await world.events.append(tx, { definition: SitePurged, entityId: siteId, before })
    tx.afterCommit.push(world.directory.forget)
  })
}

/** Once a day: begins to remove what lay in the trash for 30 days, and goes on with what was begun. */
export async function emptyTrash(world: SitesWorld): Promise<void> {
  const { clock, db, jobs, work } = world.platform
  for (const { id: siteId, deletion } of await listDue(
    db,
    clock.after(clock.now(), { days: -TRASH_DAYS }),
  )) {
    await work({ siteId, actor: SYSTEM }, async (tx) => {
      if (deletion === 'TRASH') await moveSite(tx, world, 'purge')
      else await jobs.add(tx, 'sites.purge', { siteId }, { key: `sites.purge ${siteId}` })
    })
  }
}
