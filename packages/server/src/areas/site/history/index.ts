import type { Tx } from '../../../platform/tx.ts'
import type { EntryPage, HistoryDeps, HistoryFilter } from './model.ts'
import { changesOf } from './rules/changes.ts'
import { namedIds } from './rules/named-ids.ts'
import { readEntries } from './service/read-entries.ts'
import { undoChange, undoGroup } from './service/undo.ts'
import { undoKind } from './service/undo-job.ts'
import { findEntries } from './store/entries.ts'
import { findNames } from './store/names.ts'

export type HistoryFeature = ReturnType<typeof createHistory>

const PAGE = 50

/** The history of changes, and undo for the catalog. */
export function createHistory(deps: HistoryDeps) {
  const undoDeps = { ...deps, start: deps.jobs.addKind('history.undo', undoKind(deps)) }
  return {
    /** A page of changes, the newest first; `next` is where the one after it begins. */
    async list(
      tx: Tx,
      filter: HistoryFilter,
      page: {
        readonly below?: string | undefined
        readonly limit?: number
        /** Whether the caller may read the data of a service. */
        readonly mayRead: (service: string) => boolean
      },
    ): Promise<EntryPage> {
      const { below, limit = PAGE, mayRead } = page
      const rows = await findEntries(tx, { ...filter, below, limit: limit + 1 })
      const entries = await readEntries(tx, deps, rows.slice(0, limit), mayRead)
      const ids = entries.flatMap((entry) => changesOf(entry).flatMap(namedIds))
      const names = await findNames(tx, [...new Set(ids)])
      return { entries, names, next: rows.length > limit ? entries.at(-1)?.seq : undefined }
    },
    undoChange: (tx: Tx, id: string) => undoChange(tx, undoDeps, id),
    undoGroup: (tx: Tx, group: string) => undoGroup(tx, undoDeps, group),
  }
}
