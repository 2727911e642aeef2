import { type GiftCard, giftCardStatuses } from '@vitrine/contract/gift-cards'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { ListPage } from '../../shared/list-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { Pager } from '../../shared/pager.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { RowName } from '../../shared/row-actions.tsx'
import { StateFilters } from '../../shared/state-filters.tsx'
import { formatMinor } from '../orders/words.ts'
import './gift-cards.css'
import { GIFT_CARDS_PAGE, type GiftCardsSearch } from './search.ts'
import { GiftCardState } from './state.tsx'

export interface GiftCardsPageProps {
  readonly search: GiftCardsSearch
  /** Undefined until the first answer. */
  readonly giftCards: readonly GiftCard[] | undefined
  readonly total: number
  readonly locale: string
  readonly now: Date
  readonly error?: unknown
  readonly onNew: () => void
  /** Beside the button of a new one. */
  readonly actions?: ReactNode
  readonly onRetry?: () => void
}

export function GiftCardsPage(props: GiftCardsPageProps) {
  const { search, giftCards, total } = props
  const { giftCards: words } = useMessages()
  const { go } = useNavigation()
  const find = (change: Partial<GiftCardsSearch>) =>
    go(links.giftCards({ ...search, ...change, page: 1 }), { replace: true })
  return (
    <ListPage
      createOperation="giftCards.issueGiftCard"
      labels={words}
      total={total}
      error={props.error}
      onNew={props.onNew}
      actions={props.actions}
      onRetry={props.onRetry}
      shownCount={giftCards?.length}
      filters={
        <StateFilters
          search={search}
          labels={words}
          states={giftCardStatuses}
          names={words.state}
          onFind={find}
        />
      }
      isFiltered={search.q !== '' || search.show !== ''}
    >
      <Rows {...props} giftCards={giftCards ?? []} />
      <Pager
        page={search.page}
        size={GIFT_CARDS_PAGE}
        total={total}
        linkTo={(page) => links.giftCards({ ...search, page })}
      />
    </ListPage>
  )
}

type RowsProps = Pick<GiftCardsPageProps, 'search' | 'locale' | 'now'> & {
  readonly giftCards: readonly GiftCard[]
}

function Rows({ giftCards, search, locale, now }: RowsProps) {
  const { columns } = useMessages().giftCards
  const { go } = useNavigation()
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
            <th scope="col" className="cell-figure">
              {columns.amount}
            </th>
            <th scope="col">{columns.issued}</th>
            <th scope="col">{columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {giftCards.map((card) => (
            <tr key={card.id}>
              <RowName
                name={`•••• ${card.lastFour}`}
                onChange={() => go(links.giftCards({ ...search, open: card.id }))}
              />
              <td className="mute" data-word={columns.recipient}>
                <bdi>{card.recipientEmail ?? card.recipientName}</bdi>
              </td>
              <td className="cell-figure figure" data-word={columns.balance}>
                {formatMinor(card.balance, card, locale)}
              </td>
              <td className="cell-figure figure mute" data-word={columns.amount}>
                {formatMinor(card.amount, card, locale)}
              </td>
              <td className="mute" data-word={columns.issued}>
                <RelativeTime moment={card.createdDate} now={now} />
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
