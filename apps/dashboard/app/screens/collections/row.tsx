import { Status } from '@vitrine/ui/status'
import { ChevronRight, GripVertical } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { links } from '../../links.ts'
import { formatNumber } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMay } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { RowWays } from '../../scaffold/row-ways.tsx'
import { Thumbnail } from '../../scaffold/thumbnail.tsx'
import type { Category } from './search.ts'
import { type DropZone, type TreeRow, zoneAt } from './tree.ts'

/** What can be done with a line. */
export interface RowActions {
  readonly onToggle: (category: Category) => void
  readonly onChange: (category: Category) => void
  readonly onAddWithin: (category: Category) => void
  readonly onArrange: (category: Category) => void
  readonly onShow: (category: Category, visible: boolean) => void
  readonly onDelete: (category: Category) => void
  readonly onKey: (category: Category, key: string) => boolean
  readonly onDrop: (id: string, target: Category, zone: DropZone) => void
}

interface RowProps {
  readonly row: TreeRow
  readonly actions: RowActions
  /** Whether lines can be moved: not while only some are shown. */
  readonly isMovable: boolean
}

const KIND = 'application/x-collection'

export function Row({ row, actions, isMovable }: RowProps) {
  const { category, depth } = row
  const language = useLanguage()
  const { collections: words } = useMessages()
  const { zone, handlers } = useDrop(category, actions)
  const { name, slug, visible, itemCounter, hiddenFromMenu } = category
  return (
    <tr
      className="tree-row"
      data-zone={zone}
      data-hidden={visible ? undefined : ''}
      {...(isMovable ? handlers : {})}
    >
      <th scope="row" className="cell-name">
        <NameCell row={row} actions={actions} isMovable={isMovable} />
      </th>
      <td className="cell-words mute">
        <a
          href={links.shopCollection(slug)}
          target="_blank"
          rel="noreferrer"
          title={words.see(name)}
        >
          /{slug}
        </a>
      </td>
      <td className="cell-state">
        <Status tone={visible ? 'good' : 'quiet'}>{visible ? words.visible : words.hidden}</Status>
        {visible && hiddenFromMenu && <p className="field-hint">{words.notInMenu}</p>}
      </td>
      <td className="cell-figure">
        <span className="figure">{formatNumber(itemCounter, language)}</span>
      </td>
      <td className="cell-actions">
        <Actions category={category} depth={depth} actions={actions} />
      </td>
    </tr>
  )
}

function NameCell({ row, actions, isMovable }: RowProps) {
  const { category, depth, hasChildren, isOpen } = row
  const { collections: words } = useMessages()
  const { id, name, image } = category
  return (
    <span className="tree-name" style={{ paddingInlineStart: `${depth * 1.5}rem` }}>
      {isMovable && <Grip category={category} actions={actions} />}
      {hasChildren ? (
        <button
          type="button"
          className="icon-button tree-toggle"
          aria-expanded={isOpen}
          aria-label={words.within(name)}
          onClick={() => actions.onToggle(category)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      ) : (
        <span className="tree-toggle" />
      )}
      <Link href={links.products({ collection: id })} data-row-link="">
        {image && <Thumbnail url={image.url} ground={undefined} />}
        <span dir="auto">{name}</span>
      </Link>
      {depth > 0 && <span className="unseen">{words.level(String(depth + 1))}</span>}
    </span>
  )
}

/** Moves its line: dragged by a pointer, or by the arrow keys. */
function Grip({ category, actions }: Pick<RowProps, 'actions'> & { category: Category }) {
  const { collections: words } = useMessages()
  const { id, name } = category
  return (
    <button
      type="button"
      id={`grip-${id}`}
      className="icon-button tree-grip"
      draggable
      aria-label={words.move(name)}
      aria-describedby="tree-hint"
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(KIND, id)
        dataTransfer.effectAllowed = 'move'
      }}
      onKeyDown={(event) => {
        if (!event.key.startsWith('Arrow') || event.altKey || event.metaKey) return
        event.preventDefault()
        actions.onKey(category, event.key)
      }}
    >
      <GripVertical aria-hidden="true" />
    </button>
  )
}

const DEEPEST = 4

function Actions({
  category,
  depth,
  actions,
}: Pick<RowProps, 'actions'> & { category: Category; depth: number }) {
  const { collections: words } = useMessages()
  const { name, visible, itemCounter } = category
  if (!useMay('categories.updateCategory')) return null
  return (
    <span className="tree-actions">
      {depth < DEEPEST && (
        <button
          type="button"
          className="link-button"
          aria-label={words.newIn(name)}
          onClick={() => actions.onAddWithin(category)}
        >
          {words.addWithin}
        </button>
      )}
      <button
        type="button"
        className="link-button"
        aria-label={words.arrangeTitle(name)}
        aria-disabled={itemCounter < 2 || undefined}
        title={itemCounter < 2 ? words.nothingToArrange : undefined}
        onClick={() => itemCounter > 1 && actions.onArrange(category)}
      >
        {words.arrange}
      </button>
      <button
        type="button"
        className="link-button"
        aria-label={visible ? words.hideOf(name) : words.showOf(name)}
        onClick={() => actions.onShow(category, !visible)}
      >
        {visible ? words.hide : words.show}
      </button>
      <RowWays
        {...{ name, words }}
        changes="categories.updateCategory"
        deletes="categories.deleteCategory"
        onChange={() => actions.onChange(category)}
        onDelete={() => actions.onDelete(category)}
      />
    </span>
  )
}

/** Where over the line a dragged one is, and what happens when it is let go. */
function useDrop(category: Category, { onDrop }: RowActions) {
  const [zone, setZone] = useState<DropZone>()
  const at = ({ currentTarget, clientY }: DragEvent<HTMLElement>): DropZone => {
    const { top, height } = currentTarget.getBoundingClientRect()
    return zoneAt((clientY - top) / height)
  }
  const handlers = {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!event.dataTransfer.types.includes(KIND)) return
      event.preventDefault()
      setZone(at(event))
    },
    onDragLeave: () => setZone(undefined),
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault()
      setZone(undefined)
      onDrop(event.dataTransfer.getData(KIND), category, at(event))
    },
  }
  return { zone, handlers }
}
