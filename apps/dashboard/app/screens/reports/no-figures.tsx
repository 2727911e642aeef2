import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { useMessages } from '../../shared/messages.tsx'

/** A period in which nothing happened. */
export function NoFigures() {
  const { reports: texts } = useMessages()
  return <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
}

export function WaitForFigures() {
  const { shell } = useMessages()
  return <Skeleton rows={8} label={shell.loading} />
}
