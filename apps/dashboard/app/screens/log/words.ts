import type { StatusTone } from '@vitrine/ui/status'
import type { OutputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/en.ts'

export type LogEntry = OutputOf<'accounts.listLog'>['entries'][number]

/** Events that tell of a failure by themselves. */
const failures: ReadonlySet<string> = new Set(['verification_failed', 'factor_failed'])
/** Reasons that are a step on the way, not a refusal. */
const steps: ReadonlySet<string> = new Set(['pending', 'unverified', 'second_factor'])

const wentWell = ({ event, reason }: LogEntry) => reason === undefined && !failures.has(event)
const isStep = ({ reason }: LogEntry) => reason !== undefined && steps.has(reason)

export const toneOf = (entry: LogEntry): StatusTone =>
  wentWell(entry) ? 'good' : isStep(entry) ? 'note' : 'bad'

/** What happened, as a sentence without its subject. Who has registered and waits has registered. */
export function eventWords(entry: LogEntry, { log }: Messages): string {
  const { event } = entry
  const happened = wentWell(entry) || (event === 'register' && isStep(entry))
  return (happened ? undefined : log.tries[event]) ?? log.events[event]
}

/** Why it was refused; a reason without words of its own is spelt out. */
export const reasonWords = (reason: string, { log }: Messages): string =>
  log.reasons[reason] ?? reason.toLowerCase().replace(/[_.-]+/g, ' ')
