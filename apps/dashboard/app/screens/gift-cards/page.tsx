import { type GiftCard, giftCardStatuses } from '@vitrine/contract/gift-cards'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { ListPage } from '../../shared/list-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { Pager } from '../../shared/pager.tsx'
import { StateFilters } from '../../shared/state-filters.tsx'
import { ListViews } from '../../shared/views/list-views.tsx'
import './gift-cards.css'
import {
  GIFT_CARDS_PAGE,
  type GiftCardsSearch,
  giftCardColumns,
  readGiftCardsSearch,
  usualGiftCardColumns,
} from './search.ts'
import { GiftCardsTable } from './table.tsx'

export interface GiftCardsPageProps {
  readonly search: GiftCardsSearch
  /** Undefined until loaded. */
  readonly giftCards: readonly GiftCard[] | undefined
  readonly total: number
  readonly locale: string
  readonly now: Date
  readonly stale: boolean
  readonly error?: unknown
  readonly onNew: () => void
  /** Shown next to the button for a new one. */
  readonly actions?: ReactNode
  readonly onRetry?: () => void
}

export function GiftCardsPage(props: GiftCardsPageProps) {
  const { search, giftCards, total, locale, now, stale } = props
  const { giftCards: texts } = useMessages()
  const { go } = useNavigation()
  const find = (change: Partial<GiftCardsSearch>) =>
    go(links.giftCards({ ...search, ...change, page: 1 }), { replace: true })
  return (
    <ListPage
      createOperation="giftCards.issueGiftCard"
      labels={texts}
      total={total}
      error={props.error}
      onNew={props.onNew}
      actions={props.actions}
      onRetry={props.onRetry}
      shownCount={giftCards?.length}
      views={
        <ListViews
          list="GIFT_CARDS"
          search={search}
          linkOf={links.giftCards}
          read={readGiftCardsSearch}
          columns={giftCardColumns}
          usualColumns={usualGiftCardColumns}
          labels={texts.columns}
        />
      }
      filters={
        <StateFilters
          search={search}
          labels={texts}
          states={giftCardStatuses}
          names={texts.state}
          onFind={find}
        />
      }
      isFiltered={search.q !== '' || search.show !== ''}
    >
      <div className="list-frame" data-stale={stale} aria-busy={stale}>
        <GiftCardsTable giftCards={giftCards ?? []} search={search} locale={locale} now={now} />
      </div>
      <Pager
        page={search.page}
        size={GIFT_CARDS_PAGE}
        total={total}
        linkTo={(page) => links.giftCards({ ...search, page })}
      />
    </ListPage>
  )
}
