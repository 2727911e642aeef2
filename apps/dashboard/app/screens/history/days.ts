import type { HistoryEntry } from './words.ts'

/** Entries that one request, job or import made in a row. */
export interface Together {
  readonly key: string
  readonly entries: readonly HistoryEntry[]
}
export interface Day {
  /** Its first moment that the page has. */
  readonly at: Date
  readonly all: readonly Together[]
}

const dayOf = (at: Date) => `${at.getFullYear()}-${at.getMonth()}-${at.getDate()}`

/** Entries by the reader's days, and within a day by what belongs together. */
export function byDay(entries: readonly HistoryEntry[]): Day[] {
  const days: { key: string; at: Date; all: { key: string; entries: HistoryEntry[] }[] }[] = []
  for (const entry of entries) {
    const key = dayOf(entry.at)
    let day = days.at(-1)
    if (day?.key !== key) {
      day = { key, at: entry.at, all: [] }
      days.push(day)
    }
    const last = day.all.at(-1)
    if (last?.entries[0]?.groupId === entry.groupId) last.entries.push(entry)
    else day.all.push({ key: entry.id, entries: [entry] })
  }
  return days
}
