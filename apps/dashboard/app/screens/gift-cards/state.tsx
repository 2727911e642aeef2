import type { GiftCard, GiftCardStatus } from '@vitrine/contract/gift-cards'
import { Status, type StatusTone } from '@vitrine/ui/status'
import { useMessages } from '../../shared/messages.tsx'

const tones: Record<GiftCardStatus, StatusTone> = {
  ACTIVE: 'good',
  SPENT: 'quiet',
  EXPIRED: 'quiet',
  DISABLED: 'warn',
}

/** Whether a gift card can be spent. */
export function GiftCardState({ status }: Pick<GiftCard, 'status'>) {
  const { state } = useMessages().giftCards
  return <Status tone={tones[status]}>{state[status]}</Status>
}
