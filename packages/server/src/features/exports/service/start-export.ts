import {
  ExportCancelled,
  ExportCreated,
  type ExportFormat,
  ExportNotFound,
  ExportOver,
} from '@vitrine/contract/exports'
import { newId } from '../../../platform/ids.ts'
import type { JobOptions } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Export, Scope } from '../model.ts'
import { isOver } from '../rules/progress.ts'
import { endExport, findExport, findUnfinished, holdExport, insertExport } from '../store.ts'
import { filterOf } from './pages.ts'
import type { ExportWorld } from './world.ts'

export interface ExportOrder extends Scope {
  readonly format: ExportFormat
}

/** Counts what fits now and records the export with its job: an accepted export is never forgotten. */
export async function startExport(world: ExportWorld, tx: Tx, order: ExportOrder): Promise<Export> {
  const { format } = order
  const productsTotal = await world.catalog.countMatching(tx, filterOf(world, order))
  const id = newId()
  await insertExport(tx, {
    ...order,
    id,
    fileName: `products-${tx.now.toISOString().slice(0, 10)}.${format}`,
    storageKey: `${id}.${format}`,
    productsTotal,
  })
  const created = await getExport(tx, id)
  await world.events.append(tx, { definition: ExportCreated, entityId: id, after: created })
  await queueRun(world, tx, { siteId: tx.siteId, id })
  return created
}

const queueRun = (
  world: ExportWorld,
  tx: Pick<Tx, 'db'>,
  run: { siteId: string; id: string },
  options?: JobOptions,
) => world.jobs.add(tx, 'exports.run', run, { key: `exports.run ${run.id}`, ...options })

/** Has every export run that is not over and that nobody is at. */
export async function resumeExports(world: ExportWorld): Promise<void> {
  for (const run of await findUnfinished(world)) {
    await queueRun(world, world, run, { unlessRunning: true })
  }
}

export async function getExport(tx: Tx, id: string): Promise<Export> {
  const found = await findExport(tx, id)
  if (!found) throw ExportNotFound({ id })
  return found
}

export async function cancelExport({ events }: ExportWorld, tx: Tx, id: string): Promise<Export> {
  const before = await holdExport(tx, id)
  if (!before) throw ExportNotFound({ id })
  if (isOver(before.state)) throw ExportOver({ id, state: before.state })
  await endExport(tx, id, { state: 'CANCELLED' })
  const after = await getExport(tx, id)
  await events.append(tx, { definition: ExportCancelled, entityId: id, before, after })
  return after
}
