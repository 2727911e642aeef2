import { useState } from 'react'
import { Dialog } from '../../../shared/dialog.tsx'
import { Switch } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { type ColumnId, columnIds } from './columns.ts'

const STORAGE_KEY = 'vitrine.product-sheet-hidden'

function readHidden(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '["barcode","weight"]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return []
  }
}

/** The columns that this browser shows. */
export function useShownColumns() {
  const [hidden, setHidden] = useState(readHidden)
  const shown = columnIds.filter((id) => !hidden.includes(id))
  return {
    shown,
    show: (id: ColumnId, isShown: boolean) => {
      const others = hidden.filter((one) => one !== id)
      const next = isShown ? others : [...others, id]
      localStorage.setItem(STORAGE_KEY, JSON.stringify(next))
      setHidden(next)
    },
  }
}

interface SheetColumnsProps {
  readonly columns: ReturnType<typeof useShownColumns>
  readonly onClose: () => void
}

/** Chooses the columns of the sheet. */
export function SheetColumns({ columns: { shown, show }, onClose }: SheetColumnsProps) {
  const { sheet, action } = useMessages()
  return (
    <Dialog title={sheet.chooseColumns} onClose={onClose}>
      <div className="dialog-form">
        {columnIds.map((id) => (
          <Switch
            key={id}
            label={sheet.columns[id]}
            checked={shown.includes(id)}
            disabled={shown.length === 1 && shown.includes(id)}
            onChecked={(isShown) => show(id, isShown)}
          />
        ))}
        <footer>
          <button type="button" className="button" onClick={onClose}>
            {action.close}
          </button>
        </footer>
      </div>
    </Dialog>
  )
}
