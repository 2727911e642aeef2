import { useState } from 'react'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { ReturnsPage } from './page.tsx'
import { readReturnsSearch, returnsQuery } from './search.ts'
import { SettingsDialog } from './settings-dialog.tsx'

export function ReturnsRoute() {
  const search = readReturnsSearch(useUrlSearch())
  const result = useOperation('returns.queryReturns', returnsQuery(search), { keepPrevious: true })
  const unassigned = useOperation('returns.listWithdrawals', {})
  const settings = useOperation('returns.getReturnSettings', {})
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ReturnsPage
        search={search}
        returns={result.data?.returns}
        withdrawals={unassigned.data?.withdrawals ?? []}
        total={result.data?.pagingMetadata.total ?? 0}
        now={new Date()}
        stale={result.isPlaceholderData}
        error={result.error}
        onRetry={() => result.refetch()}
        onSettings={() => setIsOpen(true)}
      />
      {isOpen && settings.data && (
        <SettingsDialog settings={settings.data.settings} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
