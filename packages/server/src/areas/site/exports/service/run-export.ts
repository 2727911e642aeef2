import { ExportFinished } from '@vitrine/contract/exports'
import { isUnavailable } from '../../../../platform/db/unavailable.ts'
import type { JobRun } from '../../../../platform/jobs.ts'
import type { Export, ExportPart } from '../model.ts'
import { isOver } from '../rules/progress.ts'
import { advance, beginRun, endExport, findExport, lockExport } from '../store.ts'
import type { ExportServiceDeps } from './deps.ts'
import type { Work } from './pages.ts'
import { writeContent } from './write-export.ts'

/** The export was cancelled, or another process has finished it: this run has nothing left to do. */
class ExportSuperseded extends Error {}

/** Writes the file of an export. It is stored completely or not at all, so an interrupted run starts over. */
export async function runExport(
  deps: ExportServiceDeps,
  { siteId, id }: { siteId: string; id: string },
  { signal, isLastAttempt }: Pick<JobRun, 'signal' | 'isLastAttempt'>,
): Promise<void> {
  const system = { siteId, actor: { type: 'system', id: 'exports' } } as const
  const found = await deps.work(system, (tx) => findExport(tx, id))
  if (!found) return
  const work: Work = (step) => deps.work({ siteId, actor: found.actor, jobId: id }, step)
  const one = await work(async (tx) => {
    const locked = await lockExport(tx, id)
    if (!locked || isOver(locked.state)) return undefined
    await beginRun(tx, locked)
    return { ...locked, startedDate: tx.now }
  })
  if (!one) return
  try {
    const parts = writeContent(deps, work, one)
    const { bytes } = await deps.storage.store(
      one.storageKey,
      trackProgress(parts, work, one, signal),
    )
    await end(deps, work, one, { state: 'DONE', bytes })
  } catch (error) {
    if (error instanceof ExportSuperseded) return
    if (isLastAttempt && !isUnavailable(error)) {
      const failure = 'The export was stopped by a system error'
      await end(deps, work, one, { state: 'FAILED', failure })
    }
    throw error
  }
}

/** Passes on the bytes of the parts and saves the progress in between. */
async function* trackProgress(
  parts: AsyncIterable<ExportPart>,
  work: Work,
  one: Pick<Export, 'id' | 'startedDate'>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  for await (const part of parts) {
    signal?.throwIfAborted()
    if (!(await work((tx) => advance(tx, one, part)))) throw new ExportSuperseded()
    yield Buffer.from(part.text)
  }
}

async function end(
  { events, storage }: ExportServiceDeps,
  work: Work,
  { id, storageKey }: Export,
  result: Parameters<typeof endExport>[2],
): Promise<void> {
  const isEnded = await work(async (tx) => {
    const before = await lockExport(tx, id)
    if (!before || isOver(before.state)) return before?.state === 'DONE'
    await endExport(tx, id, result)
    const after = await findExport(tx, id)
    await events.append(tx, { definition: ExportFinished, entityId: id, before, after })
    return true
  })
  if (!isEnded) await storage.remove(storageKey)
}
