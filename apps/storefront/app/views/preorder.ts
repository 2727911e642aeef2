import type { Messages } from '../messages/index.ts'
import type { ProductState } from './product-state.ts'

/** The shipping day of a preorder, relative to today. */
export type LeavingView = { day: string } & (
  | { unit: 'today' | 'tomorrow' | 'month' }
  | { unit: 'days' | 'weeks'; n: number }
)

/** The day of a moment in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, moment = new Date()): string {
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })
  dayFormats.set(timeZone, format)
  return format.format(moment)
}

/** Creating a formatter costs half a millisecond; there are as many as shops have time zones. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

const DAY_MS = 86_400_000
const FIRST_DAY_IN_WEEKS = 14
const LAST_DAY_IN_WEEKS = 63

/**
 * How far a day is from today, both `YYYY-MM-DD`: days, then weeks rounded up, then its month. Undefined where no day is
 * known or it has passed.
 */
export function leavingOf(day: string | null | undefined, today: string): LeavingView | undefined {
  if (!day) return undefined
  const n = (Date.parse(day) - Date.parse(today)) / DAY_MS
  if (n < 0) return undefined
  if (n < 2) return { day, unit: n === 0 ? 'today' : 'tomorrow' }
  if (n < FIRST_DAY_IN_WEEKS) return { day, unit: 'days', n }
  if (n <= LAST_DAY_IN_WEEKS) return { day, unit: 'weeks', n: Math.ceil(n / 7) }
  return { day, unit: 'month' }
}

/** For example “leaves in 3 weeks”. */
export function leavingText(leaving: LeavingView, { leaves, locale }: Messages): string {
  switch (leaving.unit) {
    case 'days':
      return leaves.days({ n: leaving.n })
    case 'weeks':
      return leaves.weeks({ n: leaving.n })
    case 'month':
      return leaves.month({
        month: formatDay(leaving.day, locale, { month: 'long', year: 'numeric' }),
      })
    default:
      return leaves[leaving.unit]
  }
}

/** The state of a preorder, such as “Pre-order · leaves in 3 weeks”. */
export const preorderText = (leaving: LeavingView | undefined, messages: Messages): string =>
  leaving
    ? `${messages.states.preorder} · ${leavingText(leaving, messages)}`
    : messages.states.preorder

/** The state of a product in words. */
export const stateText = (
  { state, leaving }: { readonly state: ProductState; readonly leaving?: LeavingView },
  messages: Messages,
): string => (state === 'preorder' ? preorderText(leaving, messages) : messages.states[state])

/** A part of a day in words. */
export const formatDay = (day: string, locale: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(day))
