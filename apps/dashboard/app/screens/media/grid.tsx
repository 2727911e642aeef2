import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../../shared/messages.tsx'
import { readingKey } from '../../shared/reading-key.ts'
import type { Selection } from '../../shared/use-selection.ts'
import type { Media } from './search.ts'
import { TileContent } from './tile.tsx'

const TILE = 176
const GAP = 12
/** Height of the name and warnings below a picture. */
const CAPTION = 56

interface MediaGridProps {
  readonly total: number
  /** Undefined until it is loaded. */
  readonly itemAt: (index: number) => Media | undefined
  readonly selection: Selection<Media>
  readonly onOpen: (item: Media) => void
  /** Reports the visible files. */
  readonly onRange: (first: number, last: number) => void
}

/** A virtualized grid of files: only visible rows are rendered. */
export function MediaGrid({ total, itemAt, selection, onOpen, onRange }: MediaGridProps) {
  const { media } = useMessages()
  const list = useRef<HTMLUListElement>(null)
  const { columns, width, top } = useLayout(list)
  const size = (width - GAP * (columns - 1)) / columns
  const rowHeight = size + CAPTION + GAP
  const rows = useWindowVirtualizer({
    count: Math.ceil(total / columns),
    estimateSize: () => rowHeight,
    overscan: 3,
    scrollMargin: top,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other heights are measured again
  useEffect(() => rows.measure(), [rowHeight])
  const lines = rows.getVirtualItems()
  const first = (lines[0]?.index ?? 0) * columns
  const last = Math.min(total, ((lines.at(-1)?.index ?? 0) + 1) * columns) - 1
  useEffect(() => onRange(first, last), [first, last, onRange])
  const focus = (index: number) => {
    rows.scrollToIndex(Math.floor(index / columns))
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-index="${index}"] button`)?.focus(),
    )
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = Number(
      (event.target as HTMLElement).closest('[data-index]')?.getAttribute('data-index'),
    )
    const next = nextIndex(event, at, columns)
    if (next === undefined || next < 0 || next >= total) return
    event.preventDefault()
    focus(next)
  }
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  return (
    <ul
      ref={list}
      className="media-grid"
      aria-label={media.library}
      style={{ height: Math.ceil(total / columns) * rowHeight }}
      onKeyDown={onKeyDown}
    >
      {indexes.map((index) => (
        <li
          key={index}
          data-index={index}
          aria-setsize={total}
          aria-posinset={index + 1}
          style={{
            width: size,
            height: rowHeight - GAP,
            insetInlineStart: (index % columns) * (size + GAP),
            insetBlockStart: Math.floor(index / columns) * rowHeight,
          }}
        >
          <Tile item={itemAt(index)} selection={selection} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

interface TileProps extends Pick<MediaGridProps, 'selection' | 'onOpen'> {
  readonly item: Media | undefined
}

function Tile({ item, selection, onOpen }: TileProps) {
  const { media, shell } = useMessages()
  if (!item) return <span className="media-waiting" role="img" aria-label={shell.loading} />
  const name = item.fileName
  return (
    <>
      <input
        type="checkbox"
        className="media-check"
        aria-label={media.select({ name })}
        checked={selection.selected.has(item.id)}
        onChange={({ nativeEvent }) =>
          selection.toggle(item, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
      <button
        type="button"
        className="media-tile"
        aria-label={media.open({ name })}
        data-selected={selection.selected.has(item.id)}
        onClick={() => onOpen(item)}
      >
        <TileContent item={item} />
      </button>
    </>
  )
}

/** The target of an arrow key, Home or End. */
function nextIndex({ key }: KeyboardEvent, at: number, columns: number): number | undefined {
  const step = readingKey(key)
  if (step === 'ArrowRight') return at + 1
  if (step === 'ArrowLeft') return at - 1
  if (key === 'ArrowDown') return at + columns
  if (key === 'ArrowUp') return at - columns
  return undefined
}

/** The number of columns, and the offset of the list. */
function useLayout(list: { readonly current: HTMLElement | null }) {
  const [layout, setLayout] = useState({ columns: 4, width: 4 * TILE, top: 0 })
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const { width, top } = element.getBoundingClientRect()
      const columns = Math.max(2, Math.floor((width + GAP) / (TILE + GAP)))
      setLayout({ columns, width, top: top + window.scrollY })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return layout
}
