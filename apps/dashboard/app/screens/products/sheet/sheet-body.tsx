import { useRef, useState } from 'react'
import { useMessages } from '../../../shared/messages.tsx'
import { IfAllowed } from '../../../shared/permissions.tsx'
import { CollectionsCellDialog } from './collections/cell-dialog.tsx'
import { FindPanel } from './find/find-panel.tsx'
import { FormulaBar } from './formula-bar.tsx'
import { SheetGrid } from './grid.tsx'
import { noteAt } from './notes.ts'
import type { SheetRow } from './rows.ts'
import { LocationChoice } from './stock/location-choice.tsx'
import { useCursor } from './use-cursor.ts'
import type { ProductSheet } from './use-product-sheet.ts'

interface SheetBodyProps {
  readonly sheet: ProductSheet
  /** Incremented each time the search is opened; 0 while closed. */
  readonly finding: number
  readonly onFinding: (finding: number) => void
}

/** The grid with the controls for its cells. */
export function SheetBody({ sheet, finding, onFinding }: SheetBodyProps) {
  const messages = useMessages()
  const { sheet: texts } = messages
  const { rows, columns, stock, reading, drafts: typed } = sheet
  const [chosenCell, setChosenCell] = useState<{ readonly row: SheetRow; readonly text: string }>()
  const frame = useRef<HTMLDivElement>(null)
  const cursor = useCursor({ rows: rows.length, columns: columns.shown.length })
  const place = { row: rows[cursor.at.row], column: columns.shown[cursor.at.column] }
  const note = noteAt(place, { drafts: typed.drafts, reading, messages })
  const common = { rows, columnIds: columns.shown, drafts: typed.drafts }
  const edits = { cursor, onType: typed.type, onUndo: typed.undo }
  const closeFind = () => {
    onFinding(0)
    frame.current?.focus()
  }
  return (
    <>
      <IfAllowed call="products.saveProducts">
        <FormulaBar {...common} digits={reading.digits} area={cursor.area} onType={typed.type} />
      </IfAllowed>
      {finding > 0 && (
        <FindPanel
          {...edits}
          sheet={{ ...common, flags: texts }}
          opened={finding}
          onClose={closeFind}
        />
      )}
      <SheetGrid
        {...common}
        {...edits}
        reading={reading}
        frame={frame}
        onChooseCollections={(row, text) => setChosenCell({ row, text })}
        onFind={() => onFinding(finding + 1)}
        heads={stock.locations.length > 1 ? { stock: <StockHead sheet={sheet} /> } : {}}
      />
      <p className={note ? 'field-error' : 'field-hint'} role="status">
        {note ?? texts.hint}
      </p>
      {chosenCell && (
        <CollectionsCellDialog
          label={chosenCell.row.label}
          text={chosenCell.text}
          names={reading.collections}
          onText={(text) => {
            typed.type([{ row: chosenCell.row, column: 'collections', text }])
            setChosenCell(undefined)
          }}
          onClose={() => setChosenCell(undefined)}
        />
      )}
    </>
  )
}

const StockHead = ({ sheet: { stock, drafts } }: Pick<SheetBodyProps, 'sheet'>) => (
  <LocationChoice
    locations={stock.locations}
    locationId={stock.locationId}
    isFixed={drafts.cells.some(({ column }) => column === 'stock')}
    onChoose={stock.choose}
  />
)
