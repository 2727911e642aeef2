import { ExportFinished } from '@vitrine/contract/exports'
import { isUnavailable } from '../../../platform/db/unavailable.ts'
import type { JobRun } from '../../../platform/jobs.ts'
import type { Export, Part } from '../model.ts'
import { isOver } from '../rules/progress.ts'
import { advance, beginRun, endExport, findExport, holdExport } from '../store.ts'
import type { Work } from './pages.ts'
import type { ExportWorld } from './world.ts'
import { writeExport } from './write-export.ts'

/** The export was cancelled, or another process has ended it: this run has nothing left to do. */
class Moved extends Error {}

/**
 * Writes the file of an export. It is kept whole or not at all, so a run that was cut off is begun anew:
 * nothing but time is lost.
 */
export async function runExport(
  world: ExportWorld,
  { siteId, id }: { siteId: string; id: string },
  { signal, isLastAttempt }: Pick<JobRun, 'signal' | 'isLastAttempt'>,
): Promise<void> {
  const system = { siteId, actor: { type: 'system', id: 'exports' } } as const
  const found = await world.work(system, (tx) => findExport(tx, id))
  if (!found) return
  const work: Work = (step) => world.work({ siteId, actor: found.actor, jobId: id }, step)
  const one = await work(async (tx) => {
    const held = await holdExport(tx, id)
    if (!held || isOver(held.state)) return undefined
    await beginRun(tx, held)
    return { ...held, startedDate: tx.now }
  })
  if (!one) return
  try {
    const parts = writeExport(world, work, one)
    const { bytes } = await world.storage.store(one.storageKey, follow(parts, work, one, signal))
    await end(world, work, one, { state: 'DONE', bytes })
  } catch (error) {
    if (error instanceof Moved) return
    if (isLastAttempt && !isUnavailable(error)) {
      const failure = 'The export was stopped by an error of the system'
      await end(world, work, one, { state: 'FAILED', failure })
    }
    throw error
  }
}

/** The bytes of the parts; between them the progress is written down. */
async function* follow(
  parts: AsyncIterable<Part>,
  work: Work,
  one: Pick<Export, 'id' | 'startedDate'>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  for await (const part of parts) {
    signal?.throwIfAborted()
    if (!(await work((tx) => advance(tx, one, part)))) throw new Moved()
    yield Buffer.from(part.text)
  }
}

async function end(
  { events, storage }: ExportWorld,
  work: Work,
  { id, storageKey }: Export,
  result: Parameters<typeof endExport>[2],
): Promise<void> {
  const isEnded = await work(async (tx) => {
    const before = await holdExport(tx, id)
    if (!before || isOver(before.state)) return before?.state === 'DONE'
    await endExport(tx, id, result)
    const after = await findExport(tx, id)
    await events.append(tx, { definition: ExportFinished, entityId: id, before, after })
    return true
  })
  if (!isEnded) await storage.remove(storageKey)
}
