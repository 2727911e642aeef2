import { useDeferredValue } from 'react'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { type LaterComponent, useLater } from '../../shared/later.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { LowerSectionsProps } from './lower-sections.tsx'

const lowerSections: LaterComponent<LowerSectionsProps> = {
  name: 'lower sections of a product',
  load: async () => (await import('./lower-sections.tsx')).LowerSections,
}

interface LateSectionsProps extends LowerSectionsProps {
  /** Whether the browser has time for them. */
  readonly isWanted: boolean
}

/** The sections below the first screen, once that can be used. */
export function LateSections({ isWanted, ...props }: LateSectionsProps) {
  const { shell } = useMessages()
  const { data, error, refetch } = useLater(lowerSections, isWanted)
  // Keys are taken while these are rendered, which takes a slow browser a while.
  const Sections = useDeferredValue(data?.Loaded)
  if (Sections) return <Sections {...props} />
  return (
    <div className="product-wide product-late">
      {error ? (
        <Failure error={error} onRetry={() => refetch()} />
      ) : (
        <Skeleton rows={8} label={shell.loading} />
      )}
    </div>
  )
}
