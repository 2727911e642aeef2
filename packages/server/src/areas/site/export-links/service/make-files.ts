import { nextTime } from '../../../../platform/next-time.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Export } from '../../exports/index.ts'
import type { ExportLink, ExportLinkDeps } from '../model.ts'
import { findDue, lockLink, lockRunning, updateLink } from '../store.ts'
import { saveChanged } from './save-changed.ts'
import { isValid } from './valid-links.ts'

const SYSTEM = { type: 'system', id: 'links to exports' } as const
const AT_ONCE = 100

/** Starts the export of a link. */
export async function makeFile(
  tx: Tx,
  { exports }: Pick<ExportLinkDeps, 'exports'>,
  link: ExportLink,
): Promise<ExportLink> {
  const { content, onlyVisible } = link
  const filter = onlyVisible ? { visible: true } : null
  const { id } = await exports.start(tx, { format: 'csv', content, filter, productIds: null })
  return { ...link, runningExportId: id }
}

/** Starts due exports. The next date is set in the same transaction, so that no date is used twice. */
export async function makeDueFiles(deps: ExportLinkDeps): Promise<void> {
  const { clock, db, logger, work } = deps.platform
  for (const { siteId, id } of await findDue({ db }, clock.now(), AT_ONCE)) {
    try {
      await work({ siteId, actor: SYSTEM }, (tx) => makeDueFile(tx, deps, id))
    } catch (error) {
      // The next minute retries; other links are not blocked.
      logger.warn({ err: error, linkId: id }, 'the export of a link could not be started')
    }
  }
}

async function makeDueFile(tx: Tx, deps: ExportLinkDeps, id: string): Promise<void> {
  const link = await lockLink(tx, id)
  if (!link?.nextDate || link.nextDate > tx.now) return
  const nextDate = nextTime(tx.now, link.timetable, await deps.timeZoneOf(tx))
  const due = { ...link, nextDate }
  const isMade = link.runningExportId === null && (await isValid(tx, deps, link))
  await updateLink(tx, isMade ? await makeFile(tx, deps, due) : due)
}

/** Makes the link serve a finished export. */
export async function followExport(
  tx: Tx,
  deps: Pick<ExportLinkDeps, 'events'>,
  { id, state }: Pick<Export, 'id' | 'state'>,
): Promise<void> {
  const before = await lockRunning(tx, id)
  if (!before) return
  const ended = { ...before, runningExportId: null }
  await saveChanged(
    tx,
    deps,
    before,
    state === 'DONE'
      ? { ...ended, exportId: id, failures: 0 }
      : { ...ended, failures: before.failures + (state === 'FAILED' ? 1 : 0) },
  )
}
