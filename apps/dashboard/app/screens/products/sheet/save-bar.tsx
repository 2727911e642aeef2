import { SelectField } from '../../../shared/fields.tsx'
import { formatMoney, formatNumber, formatSeconds } from '../../../shared/format.ts'
import { useLanguage } from '../../../shared/language.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useSaveShortcut } from '../../../shared/use-save-shortcut.ts'
import { manualReasons } from '../../stock/sheet/save-bar.tsx'
import type { JobProgress } from '../follow-job.ts'
import { effectOf } from './drafts.ts'
import type { useDrafts } from './use-drafts.ts'
import type { useSave } from './use-save.ts'

interface SaveBarProps {
  readonly sheet: ReturnType<typeof useDrafts>
  readonly saving: ReturnType<typeof useSave>
  readonly currency: string
}

/** A summary of the changes, and actions to save or discard them. */
export function SheetSaveBar({ sheet: { cells, replace }, saving, currency }: SaveBarProps) {
  const { sheet, action, stock, stockList } = useMessages()
  const language = useLanguage()
  const { progress } = saving
  useSaveShortcut(() => void saving.save())
  if (cells.length === 0) return null
  const wrongCount = cells.filter(({ entry }) => entry.kind === 'wrong').length
  const { count, onSale, lowest } = effectOf(cells)
  const [before, after] = lowest.map((amount) => formatMoney(amount, currency, language))
  return (
    <section className="bulk" aria-label={sheet.save}>
      <span className="figure" role="status">
        {progress ? <SaveProgress progress={progress} /> : sheet.changed({ n: cells.length })}
        {wrongCount > 0 && `, ${sheet.wrong({ n: wrongCount })}`}
        {!progress && count > 0 && ` · ${sheet.prices({ n: count })}, `}
        {!progress && count > 0 && sheet.lowest({ before: before ?? '', after: after ?? '' })}
        {!progress && onSale > 0 && `, ${sheet.onSale({ n: onSale })}`}
      </span>
      {progress ? (
        <button type="button" onClick={saving.cancel}>
          {action.cancel}
        </button>
      ) : (
        <>
          {cells.some(({ column }) => column === 'stock') && (
            <SelectField
              hideLabel
              label={stockList.reason}
              value={saving.reason}
              options={manualReasons.map((one) => [one, stock.reasons[one]] as const)}
              onValue={saving.setReason}
            />
          )}
          <button type="button" disabled={wrongCount > 0} onClick={() => void saving.save()}>
            {sheet.save}
          </button>
          <button type="button" onClick={() => replace(() => new Map())}>
            {action.discard}
          </button>
        </>
      )}
    </section>
  )
}

/** The progress of a save, with its speed and remaining time. */
function SaveProgress({ progress }: { readonly progress: JobProgress }) {
  const { sheet, jobs } = useMessages()
  const language = useLanguage()
  const { done, of, perSecond, secondsLeft } = progress
  const number = (value: number) => formatNumber(value, language)
  const parts = [
    sheet.saving({ done: number(done), of: number(of) }),
    perSecond !== undefined && jobs.pace({ n: number(Math.round(perSecond)) }),
    secondsLeft !== undefined && jobs.left({ time: formatSeconds(secondsLeft) }),
  ]
  return parts.filter((part) => part !== false).join(' · ')
}
