import type { Delivery } from '@vitrine/contract/webhooks'
import { Status } from '@vitrine/ui/status'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'

const tones = { WAITING: 'note', DELIVERED: 'good', FAILED: 'bad' } as const

/** The state of a delivery. */
export function DeliveryState({ delivery: { state, attempts } }: { readonly delivery: Delivery }) {
  const { webhooks } = useMessages()
  const isRetried = state === 'WAITING' && attempts > 0
  return (
    <Status tone={isRetried ? 'warn' : tones[state]}>
      {isRetried ? webhooks.retrying : webhooks.deliveryStates[state]}
    </Status>
  )
}

/** The response of an address: its status, or that there was none. */
export function ResponseStatus({ attempt }: { readonly attempt: Delivery['lastAttempt'] }) {
  const { webhooks } = useMessages()
  if (!attempt) return '–'
  return attempt.status ?? webhooks.noAnswer
}

export function AttemptDuration({ attempt }: { readonly attempt: Delivery['lastAttempt'] }) {
  const { webhooks } = useMessages()
  const language = useLanguage()
  return attempt ? webhooks.milliseconds({ n: formatNumber(attempt.milliseconds, language) }) : '–'
}
