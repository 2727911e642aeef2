import { useOperation } from '../../shared/use-operation.ts'
import { ClientsPage } from './page.tsx'

export function ClientsRoute() {
  const result = useOperation('clients.listClients', {})
  return (
    <ClientsPage
      clients={result.data?.clients}
      error={result.error}
      now={new Date()}
      onRetry={() => result.refetch()}
    />
  )
}
