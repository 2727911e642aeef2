// biome-ignore-all lint/a11y/useSemanticElements: a table cannot have rows that are only there while in sight.
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useState,
} from 'react'
import { useMessages } from '../../../shared/messages.tsx'
import { useIsAllowed } from '../../../shared/permissions.tsx'
import { readingKey } from '../../../shared/reading-key.ts'
import { placeCopied } from '../../../shared/sheet/places.ts'
import { splitNames } from './collections/names.ts'
import { type ColumnId, columns } from './columns.ts'
import { type CellText, cellKey, type Drafts } from './drafts.ts'
import { placeAfter } from './keys.ts'
import { noteOf } from './notes.ts'
import type { CellReading } from './read-cell.ts'
import { flagTexts, hasCell, type SheetRow } from './rows.ts'
import { isInside, type useCursor } from './use-cursor.ts'

const ROW_HEIGHT = 36

interface GridProps {
  readonly rows: readonly SheetRow[]
  readonly columnIds: readonly ColumnId[]
  readonly drafts: Drafts
  readonly reading: CellReading
  readonly cursor: ReturnType<typeof useCursor>
  readonly onType: (cells: readonly CellText[]) => void
  readonly onUndo: () => void
  readonly onFind: () => void
  /** The collections of a cell are chosen, not typed. */
  readonly onChooseCollections: (row: SheetRow, text: string) => void
  /** Custom headers of some columns. */
  readonly heads: Readonly<Partial<Record<ColumnId, ReactNode>>>
  /** Has the focus while cells are moved between. */
  readonly frame: RefObject<HTMLDivElement | null>
}

/** Products and variants as a virtualized spreadsheet. */
export function SheetGrid(props: GridProps) {
  const { rows, columnIds, cursor, frame } = props
  const { sheet } = useMessages()
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    scrollPaddingStart: ROW_HEIGHT,
  })
  const keys = useGridKeys(props)
  const { at, moves } = cursor
  // A line out of sight is not there yet, the head of its column is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move scrolls once.
  useEffect(() => {
    if (moves === 0) return
    lines.scrollToIndex(at.row)
    const heads = frame.current?.querySelectorAll('[role="columnheader"]')
    heads?.[at.column]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [moves])
  const template = columnIds.map((id) => `${columns[id].width}px`)
  const style = { gridTemplateColumns: `3rem ${template.join(' ')}` }
  return (
    <div
      ref={frame}
      role="grid"
      tabIndex={0}
      className="sheet"
      aria-label={sheet.title}
      aria-multiselectable="true"
      aria-rowcount={rows.length + 1}
      aria-colcount={columnIds.length}
      aria-activedescendant={`sheet-${cursor.at.row}-${cursor.at.column}`}
      onKeyDown={keys.onKeyDown}
      onCopy={keys.onCopy}
      onPaste={keys.onPaste}
    >
      <div
        role="row"
        tabIndex={-1}
        className="sheet-row sheet-head"
        style={style}
        aria-rowindex={1}
      >
        <span role="presentation" />
        {columnIds.map((id) => (
          <span key={id} role="columnheader" tabIndex={-1}>
            {props.heads[id] ?? sheet.columns[id]}
          </span>
        ))}
      </div>
      <div role="rowgroup" className="sheet-lines" style={{ height: lines.getTotalSize() }}>
        {lines.getVirtualItems().map(({ index, start }) => (
          <div
            key={index}
            role="row"
            tabIndex={-1}
            className="sheet-row"
            aria-rowindex={index + 2}
            data-variant={rows[index]?.hasProduct === false}
            style={{ ...style, transform: `translateY(${start}px)` }}
          >
            <span className="sheet-number" role="presentation">
              {index + 1}
            </span>
            {columnIds.map((id, column) => (
              <GridCell
                key={id}
                {...props}
                row={rows[index] as SheetRow}
                column={id}
                place={{ row: index, column }}
                editing={keys.editing}
                onEdit={keys.setEditing}
                onCommit={keys.commit}
                onFocusGrid={() => frame.current?.focus()}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function useGridKeys(props: GridProps) {
  const { rows, columnIds, drafts, cursor, onType, onUndo, onFind, onChooseCollections, frame } =
    props
  const [editing, setEditing] = useState<string>()
  const mayEdit = useIsAllowed('products.saveProducts')
  const { at, area } = cursor
  const textAt = (row: number, column: number): string => {
    const [line, id] = [rows[row], columnIds[column]]
    if (!line || !id) return ''
    return drafts.get(cellKey(line, id))?.text ?? line.values[id] ?? ''
  }
  const put = (row: number, column: number, text: string): CellText[] => {
    const [line, id] = [rows[row], columnIds[column]]
    return line && id && hasCell(line, id) ? [{ row: line, column: id, text }] : []
  }
  const ofArea = (text: (row: number, column: number) => string) =>
    range(area.top, area.bottom).flatMap((row) =>
      range(area.left, area.right).flatMap((column) => put(row, column, text(row, column))),
    )
  const move = (event: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean => {
    const next = placeAfter(
      at,
      { key: readingKey(event.key), shiftKey: event.shiftKey },
      columnIds.length,
    )
    if (!next) return false
    cursor.go(next, event.shiftKey && event.key.startsWith('Arrow'))
    return true
  }
  const commit = (text: string, event?: Pick<KeyboardEvent, 'key' | 'shiftKey'>) => {
    setEditing(undefined)
    if (text !== textAt(at.row, at.column)) onType(put(at.row, at.column, text))
    frame.current?.focus()
    if (event) move(event)
  }
  const edit = (text: string | undefined) => {
    if (!mayEdit) return
    const [line, id] = [rows[at.row], columnIds[at.column]]
    if (line && id === 'collections') {
      if (hasCell(line, id)) onChooseCollections(line, textAt(at.row, at.column))
    } else setEditing(text)
  }
  /** Whether a key was handled; changes require permission. */
  const act = (event: KeyboardEvent): boolean => {
    const isCommand = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (isCommand && key === 'a') {
      cursor.select({ row: 0, column: at.column }, { row: rows.length - 1, column: at.column })
      return true
    }
    if (isCommand && key === 'f') onFind()
    else if (isCommand && mayEdit && key === 'z') onUndo()
    else if (isCommand && mayEdit && key === 'd')
      onType(ofArea((_, column) => textAt(area.top, column)))
    else if (isCommand || event.altKey) return false
    else if (mayEdit && (key === 'delete' || key === 'backspace')) onType(ofArea(() => ''))
    else if (mayEdit && key === 'f2') edit(textAt(at.row, at.column))
    else if (mayEdit && event.key.length === 1) edit(event.key)
    else return move(event)
    return true
  }
  return {
    editing,
    setEditing: edit,
    commit,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target === frame.current && act(event)) event.preventDefault()
    },
    onCopy: (event: ClipboardEvent) => {
      if (event.target instanceof HTMLInputElement) return
      const lines = range(area.top, area.bottom).map((row) =>
        range(area.left, area.right)
          .map((column) => textAt(row, column))
          .join('\t'),
      )
      event.clipboardData.setData('text/plain', lines.join('\n'))
      event.preventDefault()
    },
    onPaste: (event: ClipboardEvent) => {
      if (event.target instanceof HTMLInputElement || !mayEdit) return
      event.preventDefault()
      const copied = tableOf(event.clipboardData.getData('text/plain'))
      const [only] = copied[0] ?? []
      if (copied.length === 1 && copied[0]?.length === 1) return onType(ofArea(() => only ?? ''))
      const size = { rows: rows.length, columns: columnIds.length }
      const { cells } = placeCopied(copied, { row: area.top, column: area.left }, size)
      onType(cells.flatMap(({ row, column, text }) => put(row, column, text)))
    },
  }
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

const tableOf = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'))

const isFigure = (column: ColumnId) => ['amount', 'pieces'].includes(columns[column].kind)
const isFlagText = (text: string) => Object.values<string>(flagTexts).includes(text)

interface CellProps extends Pick<GridProps, 'drafts' | 'reading' | 'cursor'> {
  readonly row: SheetRow
  readonly column: ColumnId
  readonly place: { readonly row: number; readonly column: number }
  /** The text that is being typed into the cell with the cursor. */
  readonly editing: string | undefined
  readonly onEdit: (text: string | undefined) => void
  readonly onCommit: (text: string, event?: Pick<KeyboardEvent, 'key' | 'shiftKey'>) => void
  readonly onFocusGrid: () => void
}

function GridCell(props: CellProps) {
  const { row, column, place, drafts, cursor, editing, onEdit, onCommit } = props
  const messages = useMessages()
  const { sheet } = messages
  const isActive = cursor.at.row === place.row && cursor.at.column === place.column
  const draft = drafts.get(cellKey(row, column))
  const stored = row.values[column]
  const note = noteOf(row, column, { draft, reading: props.reading, messages })
  const text = draft?.text ?? stored ?? (column === 'name' ? row.choices : undefined) ?? ''
  const isFlag = columns[column].kind === 'flag'
  const shown =
    isFlag && isFlagText(text) && stored !== undefined
      ? text === flagTexts.yes
        ? sheet.yes
        : sheet.no
      : text
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes the keys.
    <div
      id={`sheet-${place.row}-${place.column}`}
      role="gridcell"
      tabIndex={-1}
      aria-selected={isInside(cursor.area, place)}
      aria-invalid={note ? true : undefined}
      aria-readonly={stored === undefined || undefined}
      title={note ?? (draft && stored !== undefined ? sheet.was({ before: stored }) : undefined)}
      className={isFigure(column) ? 'sheet-cell figure' : 'sheet-cell'}
      data-active={isActive}
      data-changed={draft !== undefined}
      data-bad={note !== undefined}
      data-none={stored === undefined}
      onClick={(event) => {
        cursor.go(place, event.shiftKey)
        props.onFocusGrid()
      }}
      onDoubleClick={() => stored !== undefined && onEdit(text)}
    >
      {isActive && editing !== undefined && stored !== undefined ? (
        <input
          // The cell is typed into where it stands.
          // biome-ignore lint/a11y/noAutofocus: whoever types has asked for it.
          autoFocus
          aria-label={`${row.label}, ${sheet.columns[column]}`}
          value={editing}
          onChange={(event) => onEdit(event.target.value)}
          onClick={(event) => event.stopPropagation()}
          onBlur={() => onCommit(editing)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === 'Tab') {
              event.preventDefault()
              onCommit(editing, event)
            } else if (event.key === 'Escape') {
              onCommit(text)
            }
            event.stopPropagation()
          }}
        />
      ) : (
        <CellContent column={column} text={shown} reading={props.reading} />
      )}
    </div>
  )
}

interface CellContentProps extends Pick<CellProps, 'column' | 'reading'> {
  readonly text: string
}

/** The content of a cell: a text, or the names of collections as separate elements. */
function CellContent({ column, text, reading }: CellContentProps) {
  if (columns[column].kind !== 'collections' || text === '') return <bdi>{text}</bdi>
  return splitNames(text, reading.collections).map((name) => (
    <span key={name} className="sheet-chip">
      <bdi>{name}</bdi>
    </span>
  ))
}
