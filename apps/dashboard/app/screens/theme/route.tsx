import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { ThemeEditor } from './editor.tsx'

export function ThemeRoute() {
  const { themeEditor, shell } = useMessages()
  const stored = useOperation('theme.getStoredTheme', {})
  if (stored.data) return <ThemeEditor stored={stored.data} />
  return (
    <>
      <PageHeader title={themeEditor.title} />
      {stored.error ? (
        <Failure error={stored.error} onRetry={() => stored.refetch()} />
      ) : (
        <Skeleton rows={8} label={shell.loading} />
      )}
    </>
  )
}
