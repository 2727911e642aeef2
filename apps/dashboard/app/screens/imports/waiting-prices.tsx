import type { ImportSchedule } from '@vitrine/contract/imports'
import { links } from '../../links.ts'
import { formatMoney, formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import type { ScheduleActions } from './use-schedule-actions.ts'

interface WaitingPricesProps {
  readonly schedule: ImportSchedule
  readonly currency: string
  readonly actions: Pick<ScheduleActions, 'onStart' | 'onDiscard'>
}

/** A file that waits because it changes many prices. */
export function WaitingPrices({ schedule, currency, actions }: WaitingPricesProps) {
  const { importSchedules: labels } = useMessages()
  const language = useLanguage()
  const { waitingPrices, lastImport, priceGuard } = schedule
  if (!waitingPrices || !lastImport) return null
  const { changed, compared, lowest } = waitingPrices
  return (
    <>
      <p className="notice" role="status">
        {labels.pricesChanged({
          changed: formatNumber(changed, language),
          compared: formatNumber(compared, language),
          change: formatNumber(priceGuard?.change ?? 0, language),
          name: lowest.name,
          before: formatMoney(lowest.before, currency, language),
          after: formatMoney(lowest.after, currency, language),
        })}{' '}
        {labels.pricesWait}
      </p>
      <div className="schedule-buttons">
        <IfAllowed call="imports.startPreparedImport">
          <button
            type="button"
            className="button button-small button-primary"
            onClick={() => actions.onStart(schedule)}
          >
            {labels.startWaiting}
          </button>
          <button
            type="button"
            className="button button-small"
            onClick={() => actions.onDiscard(schedule)}
          >
            {labels.discard}
          </button>
        </IfAllowed>
        {lastImport.hasMapping && (
          <Link href={links.import(lastImport.id)}>{labels.seeImport}</Link>
        )}
      </div>
    </>
  )
}
