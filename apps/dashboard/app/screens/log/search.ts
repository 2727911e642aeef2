import { type LogEvent, logEvents } from '@vitrine/contract/accounts'

/** Search parameters of the security log. Empty means everything. */
export type LogSearch = {
  readonly event: '' | LogEvent
  readonly outcome: '' | 'success' | 'failure'
  /** Id of a member. */
  readonly person: string
  /** Calendar days in the reader's own time. */
  readonly from: string
  readonly to: string
  readonly cursor: string
}

const dayOf = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : ''
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 100) : '')

export const readLogSearch = (raw: Readonly<Record<string, unknown>>): LogSearch => ({
  event: logEvents.find((one) => one === raw.event) ?? '',
  outcome: raw.outcome === 'success' || raw.outcome === 'failure' ? raw.outcome : '',
  person: /^[0-9a-f-]{36}$/.test(textOf(raw.person)) ? textOf(raw.person) : '',
  from: dayOf(raw.from),
  to: dayOf(raw.to),
  cursor: textOf(raw.cursor),
})

export const isLogNarrowed = ({ cursor: _cursor, ...filters }: LogSearch): boolean =>
  Object.values(filters).some((value) => value !== '')

const DAY_MS = 86_400_000

/** The address as a question to the log; a day means all of it, from midnight to midnight. */
export const logQuery = ({ event, outcome, person, from, to, cursor }: LogSearch) => ({
  ...(event === '' ? {} : { event }),
  ...(outcome === '' ? {} : { outcome }),
  ...(person === '' ? {} : { identityId: person }),
  ...(from === '' ? {} : { from: new Date(`${from}T00:00:00`) }),
  ...(to === '' ? {} : { to: new Date(new Date(`${to}T00:00:00`).getTime() + DAY_MS - 1) }),
  ...(cursor === '' ? {} : { cursor }),
})
