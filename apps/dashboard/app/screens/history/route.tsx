import { useAddressSearch } from '../../scaffold/address.ts'
import { useOperation } from '../../scaffold/use-operation.ts'
import { ConflictsDialog } from './conflicts-dialog.tsx'
import { HistoryFilters } from './filters.tsx'
import { HistoryPage } from './page.tsx'
import { historyQuery, readHistorySearch } from './search.ts'
import { useUndo } from './use-undo.ts'

export function HistoryRoute() {
  const search = readHistorySearch(useAddressSearch())
  const found = useOperation('history.listHistory', historyQuery(search), { keep: true })
  const { undo, undoGroup, conflicts, closeConflicts } = useUndo()
  const thing = found.data?.entries.find(
    ({ entity }) => entity.id === search.thing || entity.productId === search.thing,
  )
  return (
    <>
      <HistoryPage
        search={search}
        filters={<HistoryFilters search={search} thingName={thing?.entity.name} />}
        entries={found.data?.entries}
        next={found.data?.next}
        stale={found.isPlaceholderData}
        error={found.error}
        now={new Date()}
        onUndo={(entry) => void undo(entry)}
        onUndoGroup={(entry) => void undoGroup(entry)}
        onRetry={() => void found.refetch()}
      />
      {conflicts.length > 0 && <ConflictsDialog conflicts={conflicts} onClose={closeConflicts} />}
    </>
  )
}
