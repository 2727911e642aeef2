import type { GiftCard } from '@vitrine/contract/gift-cards'
import { links } from '../../links.ts'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { readGiftCardsSearch } from '../gift-cards/search.ts'
import { GiftCardState } from '../gift-cards/state.tsx'
import { formatMinor } from '../orders/texts.ts'
import type { Order } from './setup.ts'

/** More than this of one order are found on the page of gift cards. */
const MAX_SHOWN = 100

interface OrderGiftCardsProps {
  readonly order: Order
  readonly locale: string
}

/** The gift cards that an order has bought; nothing where it has bought none. */
export function OrderGiftCards(props: OrderGiftCardsProps) {
  const isWanted = props.order.lines.some(({ kind }) => kind === 'GIFT_CARD')
  if (!isWanted) return null
  return (
    <IfAllowed call="giftCards.queryGiftCards">
      <Issued {...props} />
    </IfAllowed>
  )
}

function Issued({ order, locale }: OrderGiftCardsProps) {
  const { order: texts, shell } = useMessages()
  const result = useOperation('giftCards.queryGiftCards', {
    query: { filter: { orderId: order.id }, paging: { limit: MAX_SHOWN } },
  })
  return (
    <Section title={texts.giftCards.heading}>
      {result.error ? (
        <Failure error={result.error} onRetry={() => result.refetch()} />
      ) : result.data ? (
        <GiftCardRows cards={result.data.giftCards} locale={locale} />
      ) : (
        <Skeleton rows={2} label={shell.loading} />
      )}
    </Section>
  )
}

export function GiftCardRows({
  cards,
  locale,
}: {
  readonly cards: readonly GiftCard[]
  readonly locale: string
}) {
  const { order, giftCards } = useMessages()
  if (cards.length === 0) return <p className="field-hint">{order.giftCards.waiting}</p>
  const { columns } = giftCards
  return (
    <div className="list-frame">
      <table className="list">
        <thead>
          <tr>
            <th scope="col">{columns.code}</th>
            <th scope="col">{columns.recipient}</th>
            <th scope="col" className="cell-figure">
              {columns.balance}
            </th>
            <th scope="col">{columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.id}>
              <th scope="row">
                <Link href={links.giftCards({ ...readGiftCardsSearch({}), open: card.id })}>
                  •••• {card.lastFour}
                </Link>
              </th>
              <td className="mute" data-word={columns.recipient}>
                <bdi>{card.recipientName || card.recipientEmail}</bdi>
              </td>
              <td className="cell-figure" data-word={columns.balance}>
                <span className="figure">{formatMinor(card.balance, card, locale)}</span>
              </td>
              <td>
                <GiftCardState status={card.status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
