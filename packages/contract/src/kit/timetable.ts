import type { Static } from 'typebox'
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
