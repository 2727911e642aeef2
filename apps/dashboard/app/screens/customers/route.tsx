import { useUrlSearch } from '../../shared/url-params.ts'
import { useMoney } from '../../shared/use-money.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { CustomersPage } from './page.tsx'
import { customersQuery, readCustomersSearch } from './search.ts'

export function CustomersRoute() {
  const search = readCustomersSearch(useUrlSearch())
  const { currency, locale } = useMoney()
  const result = useOperation('customers.queryCustomers', customersQuery(search, currency), {
    keepPrevious: true,
  })
  const segments = useOperation('customers.listSegments', {})
  return (
    <CustomersPage
      search={search}
      segments={segments.data?.segments ?? []}
      customers={result.data?.customers}
      total={result.data?.pagingMetadata.total ?? 0}
      currency={currency}
      locale={locale}
      now={new Date()}
      stale={result.isPlaceholderData}
      error={result.error}
      onRetry={() => result.refetch()}
    />
  )
}
