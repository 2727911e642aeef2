import { useOperation } from '../../scaffold/use-operation.ts'
import { ClientsPage } from './page.tsx'

export function ClientsRoute() {
  const found = useOperation('clients.listClients', {})
  return (
    <ClientsPage
      clients={found.data?.clients}
      error={found.error}
      now={new Date()}
      onRetry={() => found.refetch()}
    />
  )
}
