import { useMessages } from '../../../../shared/messages.tsx'
import type { Location } from '../../../stock/locations-dialog.tsx'

interface LocationChoiceProps {
  readonly locations: readonly Location[]
  readonly locationId: string
  /** Whether unsaved stock input exists, which belongs to the selected location. */
  readonly isFixed: boolean
  readonly onChoose: (id: string) => void
}

/** The head of the column with stock: where the pieces are that it counts. */
export function LocationChoice({ locations, locationId, isFixed, onChoose }: LocationChoiceProps) {
  const { sheet } = useMessages()
  return (
    <>
      {sheet.columns.stock}
      <select
        className="sheet-location"
        aria-label={sheet.stockLocation}
        title={isFixed ? sheet.saveStockFirst : sheet.stockLocation}
        disabled={isFixed}
        value={locationId}
        onChange={(event) => onChoose(event.target.value)}
      >
        {locations.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </>
  )
}
