import type { PickupLocation } from './setup.ts'

export type WeeklyTime = PickupLocation['hours'][number]

export const weekdays: readonly WeeklyTime['day'][] = [
  'MON',
  'TUE',
  'WED',
  'THU',
  'FRI',
  'SAT',
  'SUN',
]

/** A time of day as the server writes it: `9:30` is `09:30`. */
const readTime = (text: string): string => {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text.trim()) ?? []
  return hours && `${hours.padStart(2, '0')}:${minutes}`
}

export const readTimes = (times: readonly WeeklyTime[]): WeeklyTime[] =>
  times.map(({ day, from, to }) => ({ day, from: readTime(from), to: readTime(to) }))

const isTime = (text: string) => /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text)

/** The places of times that cannot be read, or end before they begin. */
export const wrongTimes = (times: readonly WeeklyTime[]): number[] =>
  readTimes(times).flatMap(({ from, to }, at) =>
    isTime(from) && isTime(to) && from < to ? [] : [at],
  )
