import { Status } from '@vitrine/ui/status'
import { ChevronRight, GripVertical } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { links } from '../../links.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { useIsAllowed } from '../../shared/permissions.tsx'
import { readingKey } from '../../shared/reading-key.ts'
import { RowActions } from '../../shared/row-actions.tsx'
import { Thumbnail } from '../../shared/thumbnail.tsx'
import type { Category } from './search.ts'
import { type DropZone, type TreeRow, zoneAt } from './tree.ts'

/** Actions of a row. */
export interface TreeRowActions {
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
  readonly actions: TreeRowActions
  /** Whether rows can be moved: not in search results. */
  readonly isMovable: boolean
}

const DRAG_TYPE = 'application/x-collection'

export function Row({ row, actions, isMovable }: RowProps) {
  const { category, depth } = row
  const language = useLanguage()
  const { collections } = useMessages()
  const { zone, handlers } = useDropZone(category, actions)
  const { name, slug, visible, productCount, hiddenFromMenu } = category
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
          title={collections.see({ name })}
        >
          <bdi dir="ltr">/{slug}</bdi>
        </a>
      </td>
      <td className="cell-state">
        <Status tone={visible ? 'good' : 'quiet'}>
          {visible ? collections.visible : collections.hidden}
        </Status>
        {visible && hiddenFromMenu && <p className="field-hint">{collections.notInMenu}</p>}
      </td>
      <td className="cell-figure">
        <span className="figure">{formatNumber(productCount, language)}</span>
      </td>
      <td className="cell-actions">
        <Actions category={category} depth={depth} actions={actions} />
      </td>
    </tr>
  )
}

function NameCell({ row, actions, isMovable }: RowProps) {
  const { category, depth, hasChildren, isOpen } = row
  const { collections } = useMessages()
  const { id, name, image } = category
  return (
    <span className="tree-name" style={{ paddingInlineStart: `${depth * 1.5}rem` }}>
      {isMovable && <Grip category={category} actions={actions} />}
      {hasChildren ? (
        <button
          type="button"
          className="icon-button tree-toggle"
          aria-expanded={isOpen}
          aria-label={collections.within({ name })}
          onClick={() => actions.onToggle(category)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      ) : (
        <span className="tree-toggle" />
      )}
      <Link href={links.products({ collection: id })} data-row-link="">
        {image && <Thumbnail url={image.url} backgroundColor={undefined} />}
        <span dir="auto">{name}</span>
      </Link>
      {depth > 0 && (
        <span className="visually-hidden">{collections.level({ depth: String(depth + 1) })}</span>
      )}
    </span>
  )
}

/** Drag handle of a row; also moves it with the arrow keys. */
function Grip({ category, actions }: Pick<RowProps, 'actions'> & { category: Category }) {
  const { collections } = useMessages()
  const { id, name } = category
  return (
    <button
      type="button"
      id={`grip-${id}`}
      className="icon-button tree-grip"
      draggable
      aria-label={collections.move({ name })}
      aria-describedby="tree-hint"
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(DRAG_TYPE, id)
        dataTransfer.effectAllowed = 'move'
      }}
      onKeyDown={(event) => {
        if (!event.key.startsWith('Arrow') || event.altKey || event.metaKey) return
        event.preventDefault()
        actions.onKey(category, readingKey(event.key))
      }}
    >
      <GripVertical aria-hidden="true" />
    </button>
  )
}

const MAX_DEPTH = 4

function Actions({
  category,
  depth,
  actions,
}: Pick<RowProps, 'actions'> & { category: Category; depth: number }) {
  const { collections } = useMessages()
  const { name, visible, productCount } = category
  if (!useIsAllowed('collections.saveCollection')) return null
  return (
    <span className="tree-actions">
      {depth < MAX_DEPTH && (
        <button
          type="button"
          className="link-button"
          aria-label={collections.newIn({ name })}
          onClick={() => actions.onAddWithin(category)}
        >
          {collections.addWithin}
        </button>
      )}
      <button
        type="button"
        className="link-button"
        aria-label={collections.arrangeTitle({ name })}
        aria-disabled={productCount < 2 || undefined}
        title={productCount < 2 ? collections.nothingToArrange : undefined}
        onClick={() => productCount > 1 && actions.onArrange(category)}
      >
        {collections.arrange}
      </button>
      <button
        type="button"
        className="link-button"
        aria-label={visible ? collections.hideOf({ name }) : collections.showOf({ name })}
        onClick={() => actions.onShow(category, !visible)}
      >
        {visible ? collections.hide : collections.show}
      </button>
      <RowActions
        name={name}
        labels={collections}
        updateOperation="collections.saveCollection"
        deleteOperation="collections.deleteCollection"
        onChange={() => actions.onChange(category)}
        onDelete={() => actions.onDelete(category)}
      />
    </span>
  )
}

/** The drop zone under the pointer, and the handler of a drop. */
function useDropZone(category: Category, { onDrop }: TreeRowActions) {
  const [zone, setZone] = useState<DropZone>()
  const at = ({ currentTarget, clientY }: DragEvent<HTMLElement>): DropZone => {
    const { top, height } = currentTarget.getBoundingClientRect()
    return zoneAt((clientY - top) / height)
  }
  const handlers = {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!event.dataTransfer.types.includes(DRAG_TYPE)) return
      event.preventDefault()
      setZone(at(event))
    },
    onDragLeave: () => setZone(undefined),
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault()
      setZone(undefined)
      onDrop(event.dataTransfer.getData(DRAG_TYPE), category, at(event))
    },
  }
  return { zone, handlers }
}
