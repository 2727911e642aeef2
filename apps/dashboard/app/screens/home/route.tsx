import { useOperation } from '../../shared/use-operation.ts'
import { HomePage } from './page.tsx'

const FRESH_MS = 30_000

export function HomeRoute() {
  const figures = useOperation('sites.getFigures', {}, { refetchInterval: () => FRESH_MS })
  return (
    <HomePage
      figures={figures.data}
      error={figures.error}
      now={new Date()}
      onRetry={() => figures.refetch()}
    />
  )
}
