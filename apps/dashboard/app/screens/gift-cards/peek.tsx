import type { GiftCard } from '@vitrine/contract/gift-cards'
import { useMessages } from '../../shared/messages.tsx'
import { PeekPanel } from '../../shared/peek/peek-panel.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { formatMinor } from '../orders/texts.ts'
import { GiftCardState } from './state.tsx'

interface GiftCardPeekProps {
  readonly card: GiftCard
  readonly locale: string
  readonly now: Date
  /** The page with its movements and actions. */
  readonly href: string
  readonly onClose: () => void
}

/** The balance of a gift card, and whom it is for. */
export function GiftCardPeek({ card, locale, now, href, onClose }: GiftCardPeekProps) {
  const { columns, fields, origins, panelTitle } = useMessages().giftCards
  const facts = [
    [columns.amount, formatMinor(card.amount, card, locale)],
    [fields.recipientName, card.recipientName],
    [fields.recipientEmail, card.recipientEmail],
    [fields.senderName, card.senderName],
    [fields.message, card.message],
    [columns.until, card.expirationDate?.toLocaleDateString(locale)],
    [columns.origin, card.origin && origins[card.origin].label],
    [fields.note, card.note],
  ] as const
  return (
    <PeekPanel
      title={panelTitle({ code: card.lastFour })}
      href={href}
      onClose={onClose}
      error={undefined}
      onRetry={onClose}
    >
      <p className="peek-states">
        <strong className="figure">{formatMinor(card.balance, card, locale)}</strong>
        <GiftCardState status={card.status} />
      </p>
      <dl className="peek-facts">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ) : null,
        )}
        <div>
          <dt>{columns.issued}</dt>
          <dd>
            <RelativeTime moment={card.createdDate} now={now} />
          </dd>
        </div>
      </dl>
    </PeekPanel>
  )
}
