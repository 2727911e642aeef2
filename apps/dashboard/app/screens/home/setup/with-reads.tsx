import type { ReactNode } from 'react'
import type { OperationName } from '../../../api/client.ts'
import { Skeleton } from '../../../shared/empty-state.tsx'
import { Failure } from '../../../shared/failure.tsx'
import { useMessages } from '../../../shared/messages.tsx'

/** Queries that every step invalidates. */
export const staleReads: readonly OperationName[] = ['setupGuide.getSetupGuide']

interface ReadState {
  readonly error: unknown
  readonly data?: unknown
  refetch(): unknown
}
interface WithReadsProps {
  readonly reads: readonly ReadState[]
  readonly children: ReactNode
}

/** A form, once all it begins with is read. */
export function WithReads({ reads, children }: WithReadsProps) {
  const { shell } = useMessages()
  const failed = reads.find(({ error, data }) => error && data === undefined)
  if (failed) return <Failure error={failed.error} onRetry={() => failed.refetch()} />
  if (reads.some(({ data }) => data === undefined))
    return <Skeleton rows={3} label={shell.loading} />
  return children
}
