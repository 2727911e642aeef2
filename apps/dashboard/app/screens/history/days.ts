import type { HistoryEntry } from './labels.ts'

/** Consecutive entries of one request, job or import. */
export interface ChangeGroup {
  readonly key: string
  readonly entries: readonly HistoryEntry[]
}
export interface HistoryDay {
  /** Oldest moment of the group on this page. */
  readonly at: Date
  readonly groups: readonly ChangeGroup[]
}

const dayOf = (at: Date) => `${at.getFullYear()}-${at.getMonth()}-${at.getDate()}`

/** Entries by day in the reader's time zone, and within a day by group. */
export function byDay(entries: readonly HistoryEntry[]): HistoryDay[] {
  const days: { key: string; at: Date; groups: { key: string; entries: HistoryEntry[] }[] }[] = []
  for (const entry of entries) {
    const key = dayOf(entry.at)
    let day = days.at(-1)
    if (day?.key !== key) {
      day = { key, at: entry.at, groups: [] }
      days.push(day)
    }
    const last = day.groups.at(-1)
    if (last?.entries[0]?.groupId === entry.groupId) last.entries.push(entry)
    else day.groups.push({ key: entry.id, entries: [entry] })
  }
  return days
}
