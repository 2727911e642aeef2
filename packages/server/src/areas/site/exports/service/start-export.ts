import {
  ExportCancelled,
  ExportCreated,
  type ExportFormat,
  type ExportLinkContent,
  ExportNotFound,
  ExportOver,
} from '@vitrine/contract/exports'
import { newId } from '../../../../platform/ids.ts'
import type { JobOptions } from '../../../../platform/jobs.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Export, ExportScope } from '../model.ts'
import { isOver } from '../rules/progress.ts'
import { endExport, findExport, findUnfinished, insertExport, lockExport } from '../store.ts'
import type { ExportServiceDeps } from './deps.ts'
import { filterOf } from './pages.ts'

export interface ExportRequest extends ExportScope {
  readonly format: ExportFormat
  /** Default PRODUCTS. */
  readonly content?: ExportLinkContent
}

/** Counts the matches and inserts the export with its job: an accepted export is never lost. */
export async function startExport(
  deps: ExportServiceDeps,
  tx: Tx,
  request: ExportRequest,
): Promise<Export> {
  const { format, content = 'PRODUCTS' } = request
  const productsTotal =
    content === 'PRODUCTS' ? await deps.catalog.countMatching(tx, filterOf(deps, request)) : 0
  const id = newId()
  await insertExport(tx, {
    ...request,
    id,
    content,
    fileName: `${content.toLowerCase()}-${tx.now.toISOString().slice(0, 10)}.${format}`,
    storageKey: `${id}.${format}`,
    productsTotal,
  })
  const created = await requireExport(tx, id)
  await deps.events.append(tx, { definition: ExportCreated, entityId: id, after: created })
  await queueRun(deps, tx, { siteId: tx.siteId, id })
  return created
}

const queueRun = (
  deps: ExportServiceDeps,
  tx: Pick<Tx, 'db'>,
  run: { siteId: string; id: string },
  options?: JobOptions,
) => deps.jobs.add(tx, 'exports.run', run, { key: `exports.run ${run.id}`, ...options })

/** Queues every unfinished export that no process is working on. */
export async function resumeExports(deps: ExportServiceDeps): Promise<void> {
  for (const run of await findUnfinished(deps)) {
    await queueRun(deps, deps, run, { unlessRunning: true })
  }
}

/** An export of products; files with other contents are served through links only. */
export async function getExport(tx: Tx, id: string): Promise<Export> {
  const found = await requireExport(tx, id)
  if (found.content !== 'PRODUCTS') throw ExportNotFound({ id })
  return found
}

export async function requireExport(tx: Tx, id: string): Promise<Export> {
  const found = await findExport(tx, id)
  if (!found) throw ExportNotFound({ id })
  return found
}

export async function cancelExport(
  { events }: ExportServiceDeps,
  tx: Tx,
  id: string,
): Promise<Export> {
  const before = await lockExport(tx, id)
  if (before?.content !== 'PRODUCTS') throw ExportNotFound({ id })
  if (isOver(before.state)) throw ExportOver({ id, state: before.state })
  await endExport(tx, id, { state: 'CANCELLED' })
  const after = await getExport(tx, id)
  await events.append(tx, { definition: ExportCancelled, entityId: id, before, after })
  return after
}
