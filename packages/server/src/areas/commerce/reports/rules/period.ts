import { isDay, violation } from '@vitrine/contract/kit'
import { type Comparison, MAX_REPORT_DAYS } from '@vitrine/contract/reports'

/** Days of somewhere, the first and the last one included. */
export interface Period {
  readonly from: string
  readonly to: string
}

const DAY_MS = 86_400_000
const momentOf = (day: string) => new Date(`${day}T00:00:00Z`).getTime()
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

const lengthOf = ({ from, to }: Period) => (momentOf(to) - momentOf(from)) / DAY_MS + 1

/** Refuses an invalid period, naming the field. */
export function checkPeriod({ from, to }: Period): Period {
  for (const [field, day] of Object.entries({ from, to })) {
    if (!isDay(day)) throw violation(field, 'FORMAT', 'is no day such as 2026-01-31')
  }
  if (to < from) throw violation('to', 'VALIDATION', `must not be before ${from}`)
  if (lengthOf({ from, to }) > MAX_REPORT_DAYS) {
    throw violation('to', 'VALIDATION', `must be at most ${MAX_REPORT_DAYS} days after the first`)
  }
  return { from, to }
}

export const daysOf = (period: Period): string[] =>
  Array.from({ length: lengthOf(period) }, (_, at) => dayOf(momentOf(period.from) + at * DAY_MS))

/** The same number of days right before, or the same days a year before. */
export function periodBefore(period: Period, comparison: Comparison): Period {
  if (comparison === 'PREVIOUS_PERIOD') {
    const to = momentOf(period.from) - DAY_MS
    return { from: dayOf(to - (lengthOf(period) - 1) * DAY_MS), to: dayOf(to) }
  }
  return { from: yearBefore(period.from), to: yearBefore(period.to) }
}

/** The same day a year before; February 28 for February 29. */
function yearBefore(day: string): string {
  const before = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`
  return isDay(before) ? before : `${before.slice(0, 8)}28`
}
