import type { HistoryChange } from '@vitrine/contract/history'

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

/** Maximum number of ids of one change that are resolved to names. */
const MAX_NAMED_IDS = 20

/** Ids in a change: for two lists first those in only one of them. */
export function namedIds({ before, after }: HistoryChange): string[] {
  const [previous, current] = [before, after].map((side) => [side].flat().filter(isId))
  const differing = [
    ...(previous ?? []).filter((id) => !current?.includes(id)),
    ...(current ?? []).filter((id) => !previous?.includes(id)),
  ]
  return [...new Set([...differing, ...(previous ?? [])])].slice(0, MAX_NAMED_IDS)
}
