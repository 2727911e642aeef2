import { DateField } from './date-field.tsx'
import { useMessages } from './messages.tsx'

export interface DateRange {
  /** Calendar days; empty means any. */
  readonly from: string
  readonly to: string
}

/** From one day to another. */
export function DateRangeFields({
  days,
  onDays,
}: {
  readonly days: DateRange
  readonly onDays: (change: Partial<DateRange>) => void
}) {
  const { log } = useMessages()
  const { from, to } = days
  return (
    <div className="days">
      <DateField label={log.from} value={from} max={to} onText={(day) => onDays({ from: day })} />
      <DateField label={log.to} value={to} min={from} onText={(day) => onDays({ to: day })} />
    </div>
  )
}
