/** When something repeats. */
export interface Timetable {
  readonly every: 'HOUR' | 'DAY' | 'WEEK'
  /** `HH:MM`; of days and weeks. */
  readonly time?: string | undefined
  /** 1 is Monday; of weeks. */
  readonly weekday?: number | undefined
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * The first moment after another one at which something is due. Days and weeks follow the clocks of a time zone: a time
 * that a change of clocks skips is moved behind it, and of a time that comes twice the first counts.
 */
export function nextTime(after: Date, { every, time, weekday }: Timetable, zone: string): Date {
  if (every === 'HOUR') return new Date((Math.floor(after.getTime() / HOUR) + 1) * HOUR)
  const today = Math.floor(localTime(after.getTime(), zone) / DAY)
  // One week, plus the days that clock changes can shift over midnight.
  for (let day = today - 1; day <= today + 9; day += 1) {
    if (every === 'WEEK' && weekdayOf(day) !== weekday) continue
    const moment = momentOf(day * DAY + minutesOf(time) * 60_000, zone)
    if (moment > after.getTime()) return new Date(moment)
  }
  throw new Error(`There is no ${every} at ${time} in ${zone}`)
}

/** 1 is Monday; the first day of 1970 was a Thursday. */
const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1

function minutesOf(time = '00:00'): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The moment at which clocks show a time, both in milliseconds. */
function momentOf(local: number, zone: string): number {
  // Clocks are changed by less than a day at a time, so one of these offsets is right.
  const before = offsetAt(local - DAY, zone)
  const behind = offsetAt(local + DAY, zone)
  const moments = [local - before, local - behind].filter((one) => localTime(one, zone) === local)
  return moments.length > 0 ? Math.min(...moments) : local - before
}

const offsetAt = (moment: number, zone: string): number => localTime(moment, zone) - moment

/** The local time, expressed as if it were UTC. */
function localTime(moment: number, zone: string): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(moment)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const milliseconds = ((moment % 1000) + 1000) % 1000
  return Date.UTC(year, month - 1, day, hour, minute, second) + milliseconds
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const existing = formats.get(zone)
  if (existing) return existing
  const numeric = 'numeric'
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  })
  formats.set(zone, format)
  return format
}
