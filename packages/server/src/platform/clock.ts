/** A clock that tests can control. */
export interface Clock {
  now(): Date
  /** A moment some hours and days after another. */
  after(
    moment: Date,
    time: { days?: number; hours?: number; minutes?: number; seconds?: number },
  ): Date
}

const after: Clock['after'] = (moment, { days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
  new Date(moment.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000)

export const systemClock: Clock = { now: () => new Date(), after }

/** Offset of a clock from the machine's, in seconds; for libraries that only read the latter. */
export const secondsAhead = (clock: Pick<Clock, 'now'>): number =>
  Math.round((clock.now().getTime() - Date.now()) / 1000)

/** A clock that does not advance until it is moved. */
export function createTestClock(start = new Date('2026-01-01T12:00:00.000Z')) {
  let moment = start
  return {
    now: () => new Date(moment),
    after,
    pass(time: Parameters<Clock['after']>[1]) {
      moment = after(moment, time)
    },
  }
}
