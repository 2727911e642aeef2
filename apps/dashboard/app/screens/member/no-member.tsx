import type { VitrineError } from '@vitrine/sdk'
import { links } from '../../links.ts'
import { Empty, Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'

interface NoMemberProps {
  readonly error: VitrineError | null
  readonly onRetry: () => void
}

/** While a member is on its way, when there is none, and when the question failed. */
export function NoMember({ error, onRetry }: NoMemberProps) {
  const { member, shell } = useMessages()
  return (
    <>
      <PageHeader title={member.back} />
      {!error && <Skeleton rows={6} label={shell.loading} />}
      {error?.status === 404 && (
        <Empty title={member.missing} text="">
          <Link className="button" href={links.members()}>
            {member.back}
          </Link>
        </Empty>
      )}
      {error && error.status !== 404 && <Failure error={error} onRetry={onRetry} />}
    </>
  )
}
