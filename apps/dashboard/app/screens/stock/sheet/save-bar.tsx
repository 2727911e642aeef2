import { inventoryReasons } from '@vitrine/contract/vocabulary'
import { SelectField } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useSaveShortcut } from '../../../shared/use-save-shortcut.ts'
import type { Sheet } from './use-sheet.ts'

/** Reasons for manual changes; reverting has its own action. */
export const manualReasons = inventoryReasons.filter((one) => one !== 'REVERT_INVENTORY_CHANGE')

/** A summary of unsaved changes, and actions to save or discard them. */
export function SaveBar({ sheet }: { readonly sheet: Sheet }) {
  const { stockList, stock } = useMessages()
  const { changedCount, wrongCount, isBusy, reason } = sheet
  useSaveShortcut(() => void sheet.save())
  if (changedCount + wrongCount === 0) return null
  return (
    <>
      <div className="bulk-spacer" />
      <section className="bulk stock-bar" aria-label={stockList.save}>
        <span className="figure" role="status">
          {stockList.changed({ n: changedCount })}
          {wrongCount > 0 && `, ${stockList.wrong({ n: wrongCount })}`}
        </span>
        <SelectField
          hideLabel
          label={stockList.reason}
          value={reason}
          options={manualReasons.map((one) => [one, stock.reasons[one]] as const)}
          onValue={sheet.setReason}
        />
        <button
          type="button"
          disabled={isBusy || wrongCount > 0 || changedCount === 0}
          onClick={() => void sheet.save()}
        >
          {stockList.save}
        </button>
        <button type="button" disabled={isBusy} onClick={sheet.discard}>
          {stockList.discard}
        </button>
      </section>
    </>
  )
}
