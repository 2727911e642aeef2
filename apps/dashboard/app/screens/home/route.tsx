import { useOperation } from '../../scaffold/use-operation.ts'
import { HomePage } from './page.tsx'

const FRESH_MS = 30_000

export function HomeRoute() {
  const figures = useOperation('sites.getFigures', {}, { every: () => FRESH_MS })
  return (
    <HomePage
      figures={figures.data}
      error={figures.error}
      now={new Date()}
      onRetry={() => figures.refetch()}
    />
  )
}
