import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Job } from '../../../site/jobs/index.ts'
import { emailKey } from '../../identity/index.ts'
import type { ImportInput, RawRow, ServiceDeps } from '../model.ts'
import { blankRows, lineRangesOf } from '../rules/blank-rows.ts'
import { openRows } from '../rules/read-rows.ts'
import { setUpload } from '../store.ts'
import { IMPORT_KIND } from './import-kind.ts'
import type { RowReader } from './row-reader.ts'

/** A person to be erased, with every address they ever signed in with. */
interface ErasedPerson {
  readonly id: string
  readonly emails: readonly string[]
}

/** Running imports, locked until the transaction ends. */
export interface LockedImports {
  /** Removes the rows of an erased person from them. */
  eraseRowsOf(person: ErasedPerson): Promise<void>
}

/** Call before changing members: batches lock their job first and members second. */
export async function lockImports(
  deps: ServiceDeps,
  reader: Pick<RowReader, 'close'>,
  tx: Tx,
): Promise<LockedImports> {
  const locked = await deps.jobs.lockAll(tx, IMPORT_KIND)
  return {
    async eraseRowsOf(person) {
      if (locked.length === 0) return
      const isErased = await rowsOf(deps, tx, person)
      for (const job of locked) await rewrite(deps, reader, tx, { job, isErased })
    },
  }
}

/** An address that another account has by now does not belong to this person any more. */
async function rowsOf({ identity }: ServiceDeps, tx: Tx, { id, emails }: ErasedPerson) {
  const others = await identity.findExisting(tx, { emails, ids: [] })
  const taken = new Set(others.filter((one) => one.id !== id).map((one) => one.emailKey))
  const own = new Set(emails.map(emailKey).filter((key) => !taken.has(key)))
  return ({ wire }: RawRow): boolean =>
    String(wire.id).toLowerCase() === id || own.has(emailKey(String(wire.email)))
}

interface RewriteTask {
  readonly job: Job
  readonly isErased: (row: RawRow) => boolean
}

/** Writes the file under a new key, which takes effect with the commit. */
async function rewrite(
  { uploads, members, jobs, logger }: ServiceDeps,
  reader: Pick<RowReader, 'close'>,
  tx: Tx,
  { job, isErased }: RewriteTask,
): Promise<void> {
  const input = job.input as ImportInput
  const { storageKey: before, format } = input
  const file = async () => (await uploads.open(before)).stream
  const { rows } = await openRows(await file(), await members.listFields(tx), format)
  const found = await lineRangesOf(rows, isErased)
  if (found.length === 0) return
  const storageKey = newId()
  await uploads.store(storageKey, blankRows(await file(), found, format))
  await setUpload(tx, job.id, storageKey)
  const decided = Number(job.cursor ?? 0)
  const ahead = found.filter(({ from }) => from > decided).length
  await jobs.revise(tx, job.id, { input: { ...input, storageKey }, total: job.total - ahead })
  tx.afterCommit.push(() => {
    reader
      .close(before)
      .then(() => uploads.remove(before))
      .catch((error: unknown) =>
        logger.warn({ error }, 'an obsolete file of members could not be deleted'),
      )
  })
}
