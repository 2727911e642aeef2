const ISO = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?)?$/

/**
 * Parses a moment: ISO 8601 text, or milliseconds since 1970. A day alone means its midnight; without a time zone UTC
 * applies. Undefined for anything else, for a day that does not exist, and outside the years 1 to 9999.
 */
export function readMoment(value: unknown): Date | undefined {
  if (typeof value === 'number') return inCalendar(new Date(value))
  if (typeof value !== 'string') return undefined
  const [, day = '', time = '00:00', zone = 'Z'] = ISO.exec(value) ?? []
  return isDay(day) ? inCalendar(new Date(`${day}T${time}${zone}`)) : undefined
}

/** A day that is in the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  // JavaScript parses 31 February as 3 March.
  return (
    inCalendar(new Date(`${text}T00:00Z`))
      ?.toISOString()
      .startsWith(text) === true
  )
}

function inCalendar(moment: Date): Date | undefined {
  const year = moment.getUTCFullYear()
  return year >= 1 && year <= 9999 ? moment : undefined
}
