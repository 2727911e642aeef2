import type { Delivery } from '@vitrine/contract/webhooks'
import { Status } from '@vitrine/ui/status'
import { formatNumber } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'

const tones = { WAITING: 'note', DELIVERED: 'good', FAILED: 'bad' } as const

/** What became of a delivery. */
export function DeliveryState({ delivery: { state, attempts } }: { readonly delivery: Delivery }) {
  const { webhooks: words } = useMessages()
  const isRetried = state === 'WAITING' && attempts > 0
  return (
    <Status tone={isRetried ? 'warn' : tones[state]}>
      {isRetried ? words.retrying : words.deliveryStates[state]}
    </Status>
  )
}

/** What an address answered: its status, or that there was none. */
export function Answer({ attempt }: { readonly attempt: Delivery['lastAttempt'] }) {
  const { webhooks: words } = useMessages()
  if (!attempt) return '–'
  return attempt.status ?? words.noAnswer
}

export function Took({ attempt }: { readonly attempt: Delivery['lastAttempt'] }) {
  const { webhooks: words } = useMessages()
  const language = useLanguage()
  return attempt ? words.milliseconds(formatNumber(attempt.milliseconds, language)) : '–'
}
