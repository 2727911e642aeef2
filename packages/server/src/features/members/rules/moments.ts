/** A moment that both JavaScript and PostgreSQL can hold, as ISO text; undefined when it is none. */
export function momentFrom(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const moment = new Date(value)
  const year = moment.getUTCFullYear()
  return year >= 1 && year <= 9999 ? moment.toISOString() : undefined
}

export const isMoment = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT/.test(text) && momentFrom(text) !== undefined

/** A day of the calendar, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && momentFrom(text)?.startsWith(text) === true
