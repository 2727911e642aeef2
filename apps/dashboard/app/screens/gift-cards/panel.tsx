import type { GiftCard, GiftCardMovement } from '@vitrine/contract/gift-cards'
import { links } from '../../links.ts'
import { Dialog } from '../../shared/dialog.tsx'
import { Skeleton } from '../../shared/empty-state.tsx'
import { errorMessage, Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { formatMinor } from '../orders/texts.ts'
import { GiftCardState } from './state.tsx'

interface GiftCardPanelProps {
  readonly id: string
  readonly locale: string
  readonly onClose: () => void
  readonly onChange: (card: GiftCard) => void
}

/** A gift card's balance, its movements, and its actions. */
export function GiftCardPanel({ id, locale, onClose, onChange }: GiftCardPanelProps) {
  const { giftCards, shell } = useMessages()
  const result = useOperation('giftCards.getGiftCard', { id })
  const card = result.data?.giftCard
  return (
    <Dialog
      title={card ? giftCards.panelTitle({ code: card.lastFour }) : giftCards.title}
      className="gift-card-panel"
      onClose={onClose}
    >
      {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
      {!card && !result.error && <Skeleton rows={5} label={shell.loading} />}
      {card && (
        <div className="gift-card-details">
          <Facts card={card} locale={locale} />
          <Movements movements={result.data?.movements ?? []} card={card} locale={locale} />
          <Actions card={card} onChange={() => onChange(card)} />
        </div>
      )}
    </Dialog>
  )
}

interface CardProps {
  readonly card: GiftCard
  readonly locale: string
}

function Facts({ card, locale }: CardProps) {
  const { giftCards: texts } = useMessages()
  const { fields } = texts
  const now = new Date()
  const people = [
    [fields.recipientName, card.recipientName],
    [fields.recipientEmail, card.recipientEmail ?? ''],
    [fields.senderName, card.senderName],
    [fields.message, card.message],
    [fields.note, card.note],
    [fields.origin, card.origin ? texts.origins[card.origin].label : ''],
  ] as const
  return (
    <>
      <p>
        <strong className="figure">{formatMinor(card.balance, card, locale)}</strong>{' '}
        <GiftCardState status={card.status} />
      </p>
      <dl className="gift-card-facts">
        {people
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        {card.expirationDate && (
          <div>
            <dt>{fields.until}</dt>
            <dd>{card.expirationDate.toLocaleDateString(locale)}</dd>
          </div>
        )}
        {(card.mailedDate ?? card.sendDate) && (
          <div>
            <dt>{card.mailedDate ? texts.mailed : fields.sendDate}</dt>
            <dd>
              <RelativeTime moment={card.mailedDate ?? card.sendDate ?? now} now={now} />
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}

/** Credits and debits, the latest first. */
function Movements({
  movements,
  card,
  locale,
}: CardProps & { readonly movements: readonly GiftCardMovement[] }) {
  const { giftCards: texts } = useMessages()
  const now = new Date()
  return (
    <section aria-labelledby="gift-card-movements">
      <h3 id="gift-card-movements">{texts.movements}</h3>
      <ul className="gift-card-movements">
        {movements.map((one) => (
          <li key={`${one.kind} ${one.createdDate.toISOString()} ${one.amount}`}>
            <span>
              {texts.movement[one.kind]}
              {one.orderId && one.orderNumber && (
                <>
                  {' '}
                  <Link href={links.order(one.orderId)}>
                    {texts.order({ number: one.orderNumber })}
                  </Link>
                </>
              )}{' '}
              <span className="mute">
                <RelativeTime moment={one.createdDate} now={now} />
              </span>
            </span>
            <span className="figure">{formatMinor(one.amount, card, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const reads = ['giftCards.queryGiftCards', 'giftCards.getGiftCard'] as const

interface ActionsProps {
  readonly card: GiftCard
  readonly onChange: () => void
}

function Actions({ card, onChange }: ActionsProps) {
  const messages = useMessages()
  const { giftCards: texts } = messages
  const showToast = useToast()
  const change = useAction('giftCards.updateGiftCard', { invalidates: reads })
  const send = useAction('giftCards.sendGiftCard', { invalidates: reads })
  const { id, lastFour: code } = card
  const isDisabled = card.status === 'DISABLED'
  const done = (text: string) => ({
    onSuccess: () => showToast({ text }),
    onError: (error: unknown) => showToast({ text: errorMessage(error, messages), isError: true }),
  })
  return (
    <div className="gift-card-actions">
      <IfAllowed call="giftCards.updateGiftCard">
        <button type="button" className="button" onClick={onChange}>
          {texts.change}
        </button>
      </IfAllowed>
      {card.recipientEmail !== null && (
        <IfAllowed call="giftCards.sendGiftCard">
          <button
            type="button"
            className="button"
            disabled={isDisabled || send.isPending}
            onClick={() =>
              send.mutate({ id }, done(texts.sent({ email: card.recipientEmail ?? '' })))
            }
          >
            {card.mailedDate ? texts.sendAgain : texts.send}
          </button>
        </IfAllowed>
      )}
      <IfAllowed call="giftCards.updateGiftCard">
        <button
          type="button"
          className="button button-quiet"
          disabled={change.isPending}
          onClick={() =>
            change.mutate(
              { id, disabled: !isDisabled },
              done(isDisabled ? texts.enabled({ code }) : texts.disabled({ code })),
            )
          }
        >
          {isDisabled ? texts.enable : texts.disable}
        </button>
      </IfAllowed>
    </div>
  )
}
