import { Dialog } from '../../shared/dialog.tsx'
import { Switch } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { Location } from './locations-dialog.tsx'
import { MAX_COLUMNS } from './use-columns.ts'

interface ColumnsDialogProps {
  readonly locations: readonly Location[]
  readonly chosenIds: readonly string[]
  readonly onChoose: (ids: readonly string[]) => void
  readonly onClose: () => void
}

/** Chooses the locations that have a column. */
export function ColumnsDialog({ locations, chosenIds, onChoose, onClose }: ColumnsDialogProps) {
  const { stockList, action } = useMessages()
  return (
    <Dialog title={stockList.shownLocations} onClose={onClose}>
      <div className="dialog-form">
        <p className="field-hint">{stockList.shownLocationsText({ n: MAX_COLUMNS })}</p>
        {locations.map(({ id, name }) => {
          const isChosen = chosenIds.includes(id)
          const others = chosenIds.filter((one) => one !== id)
          return (
            <Switch
              key={id}
              label={name}
              checked={isChosen}
              disabled={isChosen ? others.length === 0 : chosenIds.length >= MAX_COLUMNS}
              onChecked={(checked) => onChoose(checked ? [...chosenIds, id] : others)}
            />
          )
        })}
        <footer>
          <button type="button" className="button" onClick={onClose}>
            {action.close}
          </button>
        </footer>
      </div>
    </Dialog>
  )
}
