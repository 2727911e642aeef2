import { Status, type StatusTone } from '@vitrine/ui/status'
import { useEffect } from 'react'
import type { OutputOf } from '../../api/client.ts'
import { links } from '../../links.ts'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { useAction, useInvalidate, useOperation } from '../../shared/use-operation.ts'

type Check = OutputOf<'rehearsal.listLaunchChecks'>['checks'][number]

const POLL_MS = 1000
const tones: Readonly<Record<Check['state'], StatusTone>> = {
  WAITING: 'quiet',
  PASSED: 'good',
  FAILED: 'bad',
  SKIPPED: 'note',
}
const isWaiting = ({ state }: Check): boolean => state === 'WAITING'

/** Twelve rehearsed orders of all kinds, with their results; updated while they run. */
export function LaunchChecks() {
  const { checks: texts } = useMessages().rehearsal
  const list = useOperation(
    'rehearsal.listLaunchChecks',
    {},
    { refetchInterval: (last) => (last?.checks.some(isWaiting) ? POLL_MS : false) },
  )
  const start = useAction('rehearsal.startLaunchChecks', {
    invalidates: ['rehearsal.listLaunchChecks', 'rehearsal.getRehearsal', 'mailbox.listMails'],
  })
  const checks = list.data?.checks ?? []
  const done = checks.filter((one) => !isWaiting(one)).length
  useRefreshAfter(done)
  const error = list.error ?? start.error
  return (
    <Section title={texts.title} hint={texts.text}>
      {error && <Failure error={error} />}
      <div className="rehearsal-actions">
        <IfAllowed call="rehearsal.startLaunchChecks">
          <button
            type="button"
            className="button"
            disabled={start.isPending || checks.some(isWaiting)}
            onClick={() => start.mutate({})}
          >
            {checks.length > 0 ? texts.again : texts.start}
          </button>
        </IfAllowed>
        <p role="status">{checks.length > 0 && texts.progress({ done, all: checks.length })}</p>
      </div>
      {checks.length > 0 && (
        <ol className="launch-checks">
          {checks.map((one) => (
            <CheckRow key={one.name} check={one} />
          ))}
        </ol>
      )}
    </Section>
  )
}

/** Each check creates an order and mails. */
function useRefreshAfter(done: number): void {
  const refresh = useInvalidate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read before is stale after each check.
  useEffect(() => {
    void refresh(['rehearsal.getRehearsal', 'mailbox.listMails'])
  }, [done])
}

function CheckRow({ check: { name, state, reason, order } }: { readonly check: Check }) {
  const { checks: texts } = useMessages().rehearsal
  const reasons: Readonly<Record<string, string>> = texts.reasons
  return (
    <li>
      <p>
        <strong>{texts.names[name]}</strong>{' '}
        <Status tone={tones[state]}>{texts.states[state]}</Status>
      </p>
      <p className="mute">
        {texts.what[name]} {reason && (reasons[reason] ?? texts.reason({ code: reason }))}{' '}
        {order && <Link href={links.order(order.id)}>{texts.order({ number: order.number })}</Link>}
      </p>
    </li>
  )
}
