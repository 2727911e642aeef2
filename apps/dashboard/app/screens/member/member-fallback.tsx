import type { VitrineError } from '@vitrine/sdk'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'

interface MemberFallbackProps {
  readonly error: VitrineError | null
  readonly onRetry: () => void
}

/** While a member is on its way, when there is none, and when the question failed. */
export function MemberFallback({ error, onRetry }: MemberFallbackProps) {
  const { member, shell } = useMessages()
  return (
    <>
      <PageHeader title={member.back} />
      {!error && <Skeleton rows={6} label={shell.loading} />}
      {error?.status === 404 && (
        <EmptyState title={member.missing} text="">
          <Link className="button" href={links.members()}>
            {member.back}
          </Link>
        </EmptyState>
      )}
      {error && error.status !== 404 && <Failure error={error} onRetry={onRetry} />}
    </>
  )
}
