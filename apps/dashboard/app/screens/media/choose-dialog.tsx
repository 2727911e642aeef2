import type { MediaKind } from '@vitrine/contract/media'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '../../shared/dialog.tsx'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { useOperationPages } from '../../shared/use-operation.ts'
import { type Media, mediaQuery } from './search.ts'
import { TileContent } from './tile.tsx'
import './media.css'

/** Files of one call. */
const PAGE = 60

interface ChooseMediaDialogProps {
  /** Both kinds by default. */
  readonly kind?: MediaKind | undefined
  /** How many may be chosen. */
  readonly max: number
  readonly onChoose: (items: readonly Media[]) => void
  readonly onClose: () => void
}

/** Chooses files of the library: one at once, or several that are added together. */
export function ChooseMediaDialog({ kind, max, onChoose, onClose }: ChooseMediaDialogProps) {
  const { media } = useMessages()
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<readonly Media[]>([])
  const room = max - chosen.length
  const choose = (item: Media) => {
    if (max === 1) return onChoose([item])
    const isChosen = chosen.some(({ id }) => id === item.id)
    setChosen(isChosen ? chosen.filter(({ id }) => id !== item.id) : [...chosen, item])
  }
  // Outside of the surrounding form, which must not be submitted from here.
  return createPortal(
    <Dialog title={media.chooseTitle} className="dialog-wide media-choose" onClose={onClose}>
      <search className="filters" data-first="" tabIndex={-1}>
        <SearchField label={media.search} q={q} onSearch={setQ} />
      </search>
      <Choices
        key={q}
        q={q}
        kind={kind}
        isFull={max > 1 && room === 0}
        isChosen={(id) => chosen.some((one) => one.id === id)}
        onChoose={choose}
      />
      {max > 1 && (
        <footer>
          <span className="mute" role="status">
            {media.atMost({ n: room })}
          </span>
          <button
            type="button"
            className="button button-primary"
            disabled={chosen.length === 0}
            onClick={() => onChoose(chosen)}
          >
            {media.add({ n: chosen.length })}
          </button>
        </footer>
      )}
    </Dialog>,
    document.body,
  )
}

interface ChoicesProps extends Pick<ChooseMediaDialogProps, 'kind'> {
  readonly q: string
  readonly isFull: boolean
  readonly isChosen: (id: string) => boolean
  readonly onChoose: (item: Media) => void
}

function Choices({ q, kind, isFull, isChosen, onChoose }: ChoicesProps) {
  const { media, shell } = useMessages()
  const [count, setCount] = useState(1)
  const pages = useOperationPages(
    'media.queryMedia',
    Array.from({ length: count }, (_, page) =>
      mediaQuery({ q, kind: kind ?? '', show: '', sort: '' }, page, PAGE),
    ),
  )
  const [first] = pages
  const items = pages.flatMap(({ data }) => data?.items ?? [])
  const total = first?.data?.pagingMetadata.total
  if (first?.error) return <Failure error={first.error} onRetry={() => void first.refetch()} />
  if (total === undefined) return <Skeleton rows={4} label={shell.loading} />
  if (total === 0) {
    return q === '' ? (
      <EmptyState title={media.emptyTitle} text={media.emptyText} />
    ) : (
      <EmptyState title={media.noneFoundTitle} text={media.noneFoundText} />
    )
  }
  return (
    <div className="media-choices">
      <ul aria-label={media.library}>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className="media-tile"
              aria-label={media.select({ name: item.fileName })}
              aria-pressed={isChosen(item.id)}
              data-selected={isChosen(item.id)}
              disabled={isFull && !isChosen(item.id)}
              onClick={() => onChoose(item)}
            >
              <TileContent item={item} />
            </button>
          </li>
        ))}
      </ul>
      {items.length < total && (
        <button type="button" className="button" onClick={() => setCount(count + 1)}>
          {media.showMore}
        </button>
      )}
    </div>
  )
}
