import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import { emailKey } from '../../identity/index.ts'
import type { Job } from '../../jobs/index.ts'
import type { ImportInput, RawRow, World } from '../model.ts'
import { openRows } from '../rules/read-rows.ts'
import { stretchesOf, withoutRows } from '../rules/without-rows.ts'
import { setUpload } from '../store.ts'
import { IMPORT_KIND } from './import-kind.ts'
import type { RowReader } from './row-reader.ts'

/** Somebody of whom nothing is to be brought in, by every address they ever signed in with. */
interface Gone {
  readonly id: string
  readonly emails: readonly string[]
}

/** Files that are being brought in, which stand still until the transaction ends. */
export interface HeldImports {
  /** Takes the rows of somebody who is erased out of them. */
  leaveOut(person: Gone): Promise<void>
}

/** To be asked before members are touched: a batch holds its job first and its members then. */
export async function holdImports(
  world: World,
  reader: Pick<RowReader, 'close'>,
  tx: Tx,
): Promise<HeldImports> {
  const held = await world.jobs.holdAll(tx, IMPORT_KIND)
  return {
    async leaveOut(person) {
      if (held.length === 0) return
      const isTheirs = await rowsOf(world, tx, person)
      for (const job of held) await rewrite(world, reader, tx, { job, isTheirs })
    },
  }
}

/** An address that somebody else has meanwhile is theirs no more. */
async function rowsOf({ identity }: World, tx: Tx, { id, emails }: Gone) {
  const others = await identity.findKnown(tx, { emails, ids: [] })
  const taken = new Set(others.filter((one) => one.id !== id).map((one) => one.emailKey))
  const own = new Set(emails.map(emailKey).filter((key) => !taken.has(key)))
  return ({ wire }: RawRow): boolean =>
    String(wire.id).toLowerCase() === id || own.has(emailKey(String(wire.email)))
}

interface Rewriting {
  readonly job: Job
  readonly isTheirs: (row: RawRow) => boolean
}

/** The file is written anew under another key, which counts when the transaction is true. */
async function rewrite(
  { uploads, members, jobs, logger }: World,
  reader: Pick<RowReader, 'close'>,
  tx: Tx,
  { job, isTheirs }: Rewriting,
): Promise<void> {
  const input = job.input as ImportInput
  const { storageKey: before, format } = input
  const file = async () => (await uploads.open(before)).stream
  const { rows } = await openRows(await file(), await members.listFields(tx), format)
  const found = await stretchesOf(rows, isTheirs)
  if (found.length === 0) return
  const storageKey = newId()
  await uploads.store(storageKey, withoutRows(await file(), found, format))
  await setUpload(tx, job.id, storageKey)
  const decided = Number(job.cursor ?? 0)
  const ahead = found.filter(({ from }) => from > decided).length
  await jobs.revise(tx, job.id, { input: { ...input, storageKey }, total: job.total - ahead })
  tx.afterCommit.push(() => {
    reader
      .close(before)
      .then(() => uploads.remove(before))
      .catch((error: unknown) => logger.warn({ error }, 'A file of members was left behind'))
  })
}
