import type { ImportSchedule } from '@vitrine/contract/imports'
import type { Timetable } from '@vitrine/contract/kit'
import type { StatusTone } from '@vitrine/ui/status'
import type { Messages } from '../../messages/index.ts'
import { asSentence } from '../../shared/failure.tsx'
import { formatNumber, formatTimeOfDay } from '../../shared/format.ts'
import { reasonText } from '../../shared/reason-text.ts'

type Labels = Messages['importSchedules']

/** The name of a weekday; 1 is Monday. */
export const weekdayName = (weekday: number, language: string): string =>
  // January 1st, 2024 was a Monday.
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  )

export function timetableText(
  { every, time = '00:00', weekday = 1 }: Timetable,
  labels: Labels,
  language: string,
): string {
  if (every === 'HOUR') return labels.everyHour
  const shown = formatTimeOfDay(time, language)
  if (every === 'DAY') return labels.everyDay({ time: shown })
  return labels.everyWeek({ time: shown, weekday: weekdayName(weekday, language) })
}

export type ScheduleState = 'running' | 'waiting' | 'failing' | 'paused' | 'active'

export const stateTones: Readonly<Record<ScheduleState, StatusTone>> = {
  running: 'note',
  waiting: 'warn',
  failing: 'bad',
  paused: 'quiet',
  active: 'good',
}

export function stateOf({
  running,
  paused,
  failures,
  lastRun,
  waitingPrices,
}: ImportSchedule): ScheduleState {
  if (running) return 'running'
  if (waitingPrices) return 'waiting'
  if (paused) return 'paused'
  if (lastRun?.outcome === 'TOO_FEW_ROWS') return 'waiting'
  return failures > 0 ? 'failing' : 'active'
}

/** The result of the last run. */
export function resultText(
  { lastRun, lastImport, importedRows = 0, failures, waitingPrices }: ImportSchedule,
  messages: Messages,
  language: string,
): string {
  const { importSchedules: labels } = messages
  const number = (value: number) => formatNumber(value, language)
  if (!lastRun) return labels.notYet
  const { outcome, reason = '', cause, rows = 0 } = lastRun
  if (outcome === 'UNCHANGED') return labels.unchanged
  if (outcome === 'PRICES_CHANGED' && !/QUEUED|RUNNING/.test(lastImport?.state ?? ''))
    return waitingPrices ? '' : labels.wasDiscarded
  if (outcome === 'TOO_FEW_ROWS') {
    return labels.tooFewRows({ rows: number(rows), before: number(importedRows) })
  }
  if (outcome === 'FAILED') {
    const failed = labels.failed({ reason: asSentence(reasonText(cause, reason, messages)) })
    return failures > 1 ? `${failed} ${labels.failures({ n: failures })}` : failed
  }
  if (lastImport?.state !== 'DONE') return labels.importing
  return labels.imported({
    created: number(lastImport.productsCreated),
    updated: number(lastImport.productsUpdated),
    unchanged: number(lastImport.productsUnchanged),
  })
}

/** Formats a date in the next days. */
export const formatNext = (moment: Date, language: string): string =>
  moment.toLocaleString(language, { weekday: 'short', hour: '2-digit', minute: '2-digit' })

export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)
