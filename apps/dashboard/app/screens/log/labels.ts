import type { StatusTone } from '@vitrine/ui/status'
import type { OutputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'

export type LogEntry = OutputOf<'accounts.listLog'>['entries'][number]

/** Events whose name already implies a failure. */
const failureEvents: ReadonlySet<string> = new Set(['verification_failed', 'factor_failed'])
/** Reasons that are a step on the way, not a refusal. */
const intermediateReasons: ReadonlySet<string> = new Set(['pending', 'unverified', 'second_factor'])

const isSuccess = ({ event, reason }: LogEntry) => reason === undefined && !failureEvents.has(event)
const isStep = ({ reason }: LogEntry) => reason !== undefined && intermediateReasons.has(reason)

export const toneOf = (entry: LogEntry): StatusTone =>
  isSuccess(entry) ? 'good' : isStep(entry) ? 'note' : 'bad'

/** The event as a sentence without its subject. A pending registration counts as registered. */
export function eventLabel(entry: LogEntry, { log }: Messages): string {
  const { event } = entry
  const happened = isSuccess(entry) || (event === 'register' && isStep(entry))
  return (happened ? undefined : log.tries[event]) ?? log.events[event]
}

/** Label of a reason; unknown ones are derived from their code. */
export const reasonLabel = (reason: string, { log }: Messages): string =>
  log.reasons[reason] ?? reason.toLowerCase().replace(/[_.-]+/g, ' ')
