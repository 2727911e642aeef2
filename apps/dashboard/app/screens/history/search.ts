import { historyActors, historyEntities } from '@vitrine/contract/history'

/** Entity kinds to filter by; changes of variants belong to their product. */
const catalogKinds = historyEntities.filter((one) => one !== 'variants' && one !== 'category')
/** Further kinds: recorded, but not undoable. */
const recordedKinds = [
  'member',
  'identity',
  'media',
  'site',
  'staff',
  'client',
  'api_key',
  'webhook',
] as const
/** Value of the kind filter for all kinds. */
const EVERYTHING = 'everything' as const
export const filterKinds = [...catalogKinds, ...recordedKinds, EVERYTHING] as const
export type HistoryKind = (typeof filterKinds)[number]
export type HistoryActor = (typeof historyActors)[number]

/** Search parameters of the history. Empty means everything. */
export type HistorySearch = {
  readonly kind: '' | HistoryKind
  /** Id of the entity; only together with its kind. */
  readonly thing: string
  readonly actor: '' | HistoryActor
  /** One request, job or import. */
  readonly group: string
  /** Calendar days in the reader's own time. */
  readonly from: string
  readonly to: string
  readonly cursor: string
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 100) : '')
const dayOf = (value: unknown) => (/^\d{4}-\d\d-\d\d$/.test(textOf(value)) ? textOf(value) : '')
const idOf = (value: unknown) => (/^[0-9a-f-]{36}$/.test(textOf(value)) ? textOf(value) : '')

export function readHistorySearch(raw: Readonly<Record<string, unknown>>): HistorySearch {
  const kind = filterKinds.find((one) => one === raw.kind) ?? ''
  return {
    kind,
    thing: kind === '' ? '' : idOf(raw.thing),
    actor: historyActors.find((one) => one === raw.actor) ?? '',
    group: textOf(raw.group),
    from: dayOf(raw.from),
    to: dayOf(raw.to),
    cursor: textOf(raw.cursor),
  }
}

export const isHistoryNarrowed = ({ cursor: _cursor, ...filters }: HistorySearch): boolean =>
  Object.values(filters).some((value) => value !== '')

const DAY_MS = 86_400_000

/** The address as a question to the history; a day means all of it, from midnight to midnight. */
export const historyQuery = (search: HistorySearch) => ({
  ...(search.kind === '' ? {} : kindQuery(search.kind)),
  ...(search.thing === '' ? {} : { entityId: search.thing }),
  ...(search.actor === '' ? {} : { actorType: search.actor }),
  ...(search.group === '' ? {} : { groupId: search.group }),
  ...(search.from === '' ? {} : { from: new Date(`${search.from}T00:00:00`) }),
  ...(search.to === ''
    ? {}
    : { to: new Date(new Date(`${search.to}T00:00:00`).getTime() + DAY_MS - 1) }),
  ...(search.cursor === '' ? {} : { cursor: search.cursor }),
})

const kindQuery = (kind: HistoryKind) =>
  kind === EVERYTHING ? { everything: true } : { entityType: kind }
