import { useUrlSearch } from '../../shared/url-params.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { ConflictsDialog } from './conflicts-dialog.tsx'
import { HistoryFilters } from './filters.tsx'
import { HistoryPage } from './page.tsx'
import { historyQuery, readHistorySearch } from './search.ts'
import { useUndo } from './use-undo.ts'

export function HistoryRoute() {
  const search = readHistorySearch(useUrlSearch())
  const result = useOperation('history.listHistory', historyQuery(search), { keepPrevious: true })
  const { undo, undoGroup, conflicts, closeConflicts } = useUndo()
  const thing = result.data?.entries.find(
    ({ entity }) => entity.id === search.thing || entity.productId === search.thing,
  )
  return (
    <>
      <HistoryPage
        search={search}
        filters={<HistoryFilters search={search} thingName={thing?.entity.name} />}
        entries={result.data?.entries}
        next={result.data?.next}
        stale={result.isPlaceholderData}
        error={result.error}
        now={new Date()}
        onUndo={(entry) => void undo(entry)}
        onUndoGroup={(entry) => void undoGroup(entry)}
        onRetry={() => void result.refetch()}
      />
      {conflicts.length > 0 && <ConflictsDialog conflicts={conflicts} onClose={closeConflicts} />}
    </>
  )
}
