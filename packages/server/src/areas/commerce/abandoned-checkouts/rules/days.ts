import { violation } from '@vitrine/contract/kit'

interface Days {
  readonly from: string
  readonly to: string
}

const DAY = 86_400_000

/**
 * From the start of the first day to the end of the last, in UTC; `names` are the names of the fields in
 * errors.
 */
export function timeOf({ from, to }: Days, names: Days = { from: 'from', to: 'to' }) {
  const [first, last] = [dayOf(names.from, from), dayOf(names.to, to)]
  if (last < first) throw violation(names.to, 'VALIDATION', 'must not be before the first day')
  return { from: first, until: new Date(last.getTime() + DAY) }
}

/** Days such as `2026-02-31` do not exist. */
function dayOf(field: string, text: string): Date {
  const day = new Date(`${text}T00:00:00Z`)
  if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)) return day
  throw violation(field, 'FORMAT', 'is not a day of the calendar')
}
