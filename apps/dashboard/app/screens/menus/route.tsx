import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { MenusEditor } from './editor.tsx'

export function MenusRoute() {
  const { menus, shell } = useMessages()
  const stored = useOperation('navigation.getNavigation', {})
  const pages = useOperation('pages.listPages', {})
  const collections = useOperation('shop.menu', { limit: 100 })
  if (stored.data && pages.data && collections.data) {
    return (
      <MenusEditor
        stored={stored.data}
        pages={pages.data.pages}
        collections={collections.data.collections.filter(({ parentId }) => !parentId)}
      />
    )
  }
  const error = stored.error ?? pages.error ?? collections.error
  return (
    <>
      <PageHeader title={menus.title} />
      {error ? (
        <Failure error={error} onRetry={() => stored.refetch()} />
      ) : (
        <Skeleton rows={6} label={shell.loading} />
      )}
    </>
  )
}
