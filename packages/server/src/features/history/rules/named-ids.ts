import type { HistoryChange } from '@vitrine/contract/history'

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

/** Ids of one change that are worth a name: nobody reads more. */
const MOST = 20

/** Ids that a change names: of two lists first those that only one of them has. */
export function namedIds({ before, after }: HistoryChange): string[] {
  const [was, is] = [before, after].map((side) => [side].flat().filter(isId))
  const differing = [
    ...(was ?? []).filter((id) => !is?.includes(id)),
    ...(is ?? []).filter((id) => !was?.includes(id)),
  ]
  return [...new Set([...differing, ...(was ?? [])])].slice(0, MOST)
}
