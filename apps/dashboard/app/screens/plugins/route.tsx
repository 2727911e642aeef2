import { useOperation } from '../../shared/use-operation.ts'
import { PluginsPage } from './page.tsx'

/** Facts are handled behind the page's back. */
const POLL_MS = 5_000

export function PluginsRoute() {
  const result = useOperation('plugins.listPlugins', {}, { refetchInterval: () => POLL_MS })
  return (
    <PluginsPage
      plugins={result.data?.plugins}
      error={result.error}
      now={new Date()}
      onRetry={() => result.refetch()}
    />
  )
}
