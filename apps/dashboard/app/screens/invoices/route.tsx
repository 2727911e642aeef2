import { useState } from 'react'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useMoney } from '../../shared/use-money.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { JournalDialog } from './journal-dialog.tsx'
import { InvoicesPage } from './page.tsx'
import { invoicesQuery, readInvoicesSearch } from './search.ts'
import { useInvoiceActions } from './use-invoice-actions.ts'

export function InvoicesRoute() {
  const search = readInvoicesSearch(useUrlSearch())
  const result = useOperation('invoices.listInvoices', invoicesQuery(search), {
    keepPrevious: true,
  })
  const settings = useOperation('invoices.getInvoiceSettings', {})
  const { locale } = useMoney()
  const actions = useInvoiceActions()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <InvoicesPage
        search={search}
        invoices={result.data?.invoices}
        total={result.data?.pagingMetadata.total ?? 0}
        isIncomplete={(settings.data?.missing.length ?? 0) > 0}
        locale={locale}
        stale={result.isPlaceholderData}
        actions={actions}
        onJournal={() => setIsOpen(true)}
        error={result.error}
        onRetry={() => result.refetch()}
      />
      {isOpen && <JournalDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
