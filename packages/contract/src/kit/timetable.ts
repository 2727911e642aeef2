import type { Static } from 'typebox'
import { violation } from './errors.ts'
import { OneOf } from './scalars.ts'
import { Type } from './type.ts'

/** HOUR: at each full hour. DAY: once a day. WEEK: once a week. */
export const timetableIntervals = ['HOUR', 'DAY', 'WEEK'] as const

/**
 * When work repeats, in the time zone of the shop. A time that a change of clocks skips is moved behind it; of a time
 * that comes twice the first counts.
 */
export const Timetable = Type.Object({
  every: OneOf(timetableIntervals),
  /** `HH:MM`; needed for DAY and WEEK, absent for HOUR. */
  time: Type.Optional(Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })),
  /** 1 is Monday, 7 is Sunday; needed for WEEK, absent otherwise. */
  weekday: Type.Optional(Type.Integer({ minimum: 1, maximum: 7 })),
})
export type Timetable = Static<typeof Timetable>

/** A timetable with the fields that its interval has. */
export function acceptedTimetable({ every, time, weekday }: Timetable): Timetable {
  if (every === 'HOUR') return { every }
  if (time === undefined) {
    throw violation('timetable.time', 'REQUIRED_FIELD', 'must be a time such as 06:30')
  }
  if (every === 'DAY') return { every, time }
  if (weekday === undefined) {
    throw violation('timetable.weekday', 'REQUIRED_FIELD', 'must be 1 (Monday) to 7 (Sunday)')
  }
  return { every, time, weekday }
}
