import { MEMBER_EXPORT_DAYS, MemberExportNotFound } from '@vitrine/contract/member-files'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Job } from '../../jobs/index.ts'
import type { ExportInput, MemberExport, Starters, World } from '../model.ts'
import { dropFiles, findExports, findOldExports, insertExport, setBytes } from '../store.ts'
import { EXPORT_KIND, headBytes } from './export-kind.ts'

/** Begins the file and the job that fills it. */
export async function startExport(
  world: World & { readonly starters: Starters },
  tx: Tx,
  order: Omit<ExportInput, 'storageKey'>,
): Promise<MemberExport> {
  const { format } = order
  const input = { ...order, storageKey: newId() }
  const { id } = await world.starters.export(tx, input)
  const fileName = `members-${tx.now.toISOString().slice(0, 10)}.${format}`
  await insertExport(tx, { ...input, id, fileName })
  const head = headBytes(format, await world.members.listFields(tx))
  await world.files.writeAt(input.storageKey, 0, head)
  await setBytes(tx, id, head.byteLength)
  return getExport(world, tx, id)
}

export async function getExport(
  { jobs }: Pick<World, 'jobs'>,
  tx: Tx,
  id: string,
): Promise<MemberExport> {
  const found = (await findExports(tx, [id])).get(id)
  if (!found) throw MemberExportNotFound({ id })
  return { ...found, job: await jobs.get(tx, id) }
}

export async function allExports(
  { jobs }: Pick<World, 'jobs'>,
  tx: Tx,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ items: MemberExport[]; total: number }> {
  const { items, total } = await jobs.list(tx, { ...page, kind: EXPORT_KIND })
  const found = await findExports(
    tx,
    items.map(({ id }) => id),
  )
  const whole = items.flatMap((job: Job) => {
    const one = found.get(job.id)
    return one ? [{ ...one, job }] : []
  })
  return { items: whole, total }
}

/** The file of one export, or of all of the site, is gone when the transaction is true. */
export async function dropExports({ files, logger }: World, tx: Tx, id?: string): Promise<void> {
  const dropped = await dropFiles(tx, id)
  tx.afterCommit.push(() => {
    for (const { storageKey } of dropped) {
      files
        .remove(storageKey)
        .catch((error: unknown) => logger.warn({ error }, 'A file of members was left behind'))
    }
  })
}

/** Removes files when their days are over. */
export async function prune(world: World): Promise<void> {
  const { clock, db, work } = world
  const before = clock.after(clock.now(), { days: -MEMBER_EXPORT_DAYS })
  for (const { siteId, id } of await findOldExports({ db }, before)) {
    const actor = { type: 'system', id: 'exports of members' } as const
    await work({ siteId, actor }, (tx) => dropExports(world, tx, id))
  }
}
