import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Skeleton } from './empty-state.tsx'
import { Failure } from './failure.tsx'
import { useMessages } from './messages.tsx'

/** A component that is loaded when it is first shown. */
export interface LaterComponent<Props extends object> {
  /** Unlike that of every other one. */
  readonly name: string
  /** Loads its code and the messages that it uses. */
  readonly load: () => Promise<ComponentType<Props>>
}

interface LaterProps<Props extends object> {
  readonly component: LaterComponent<Props>
  readonly props: Props
}

/** Loads a component once it is wanted, for places with something else to show until then. */
export const useLater = <Props extends object>(
  { name, load }: LaterComponent<Props>,
  isWanted = true,
) =>
  useQuery({
    queryKey: ['component', name],
    queryFn: async () => ({ Loaded: await load() }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: 1,
  })

/**
 * Lazily loads a component. A failure is shown in its place with a retry, without affecting the rest of the
 * screen.
 */
export function Later<Props extends object>({ component, props }: LaterProps<Props>) {
  const { shell } = useMessages()
  const { data, error, refetch } = useLater(component)
  if (data) return <data.Loaded {...props} />
  if (error) return <Failure error={error} onRetry={() => refetch()} />
  return <Skeleton rows={3} label={shell.loading} />
}
