import type { Tx } from '../../../../platform/tx.ts'
import type { Entry, HistoryDeps } from '../model.ts'

/** Adds data that the ledger omits and the caller may read: one read per kind with a reader. */
export async function readEntries(
  tx: Tx,
  { factReaders }: Pick<HistoryDeps, 'factReaders'>,
  entries: readonly Entry[],
  mayRead: (service: string) => boolean,
): Promise<readonly Entry[]> {
  const read = new Map<string, Entry>()
  for (const [entity, reader] of Object.entries(factReaders)) {
    const own = entries.filter((one) => one.entity === entity)
    if (own.length === 0 || !mayRead(reader.service)) continue
    for (const one of await reader.read(tx, own)) read.set(one.id, one)
  }
  return entries.map((one) => read.get(one.id) ?? one)
}
