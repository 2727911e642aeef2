import type { GiftCard } from '@vitrine/contract/gift-cards'
import { type ReactNode, useRef } from 'react'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { usePeek } from '../../shared/peek/use-peek.ts'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { RowName } from '../../shared/row-actions.tsx'
import { useRowShortcuts } from '../../shared/use-row-shortcuts.ts'
import { ColumnHeads } from '../../shared/views/column-heads.tsx'
import { shownColumns } from '../../shared/views/view-search.ts'
import { formatMinor } from '../orders/texts.ts'
import { GiftCardPeek } from './peek.tsx'
import {
  type GiftCardColumn,
  type GiftCardsSearch,
  giftCardColumns,
  usualGiftCardColumns,
} from './search.ts'
import { GiftCardState } from './state.tsx'

interface GiftCardsTableProps {
  readonly giftCards: readonly GiftCard[]
  readonly search: GiftCardsSearch
  readonly locale: string
  readonly now: Date
}

const figures: ReadonlySet<GiftCardColumn> = new Set(['balance', 'amount'])

/** A table of gift cards; each name opens its panel. */
export function GiftCardsTable({ giftCards, search, locale, now }: GiftCardsTableProps) {
  const { columns } = useMessages().giftCards
  const { go } = useNavigation()
  const body = useRef<HTMLTableSectionElement>(null)
  useRowShortcuts(body)
  const peek = usePeek(giftCards)
  const pageOf = ({ id }: GiftCard) => links.giftCards({ ...search, open: id })
  const shown = shownColumns(giftCardColumns, search, usualGiftCardColumns)
  return (
    <>
      <table className="list" data-rows={search.rows}>
        <thead>
          <tr>
            <th scope="col">{columns.code}</th>
            <ColumnHeads
              columns={giftCardColumns}
              shown={shown}
              labels={columns}
              figures={figures}
            />
          </tr>
        </thead>
        <tbody ref={body} {...peek.listProps}>
          {giftCards.map((card) => (
            <tr key={card.id}>
              <RowName name={`•••• ${card.lastFour}`} onChange={() => go(pageOf(card))} peeks />
              <Cells card={card} shown={shown} locale={locale} now={now} />
            </tr>
          ))}
        </tbody>
      </table>
      {peek.row && (
        <GiftCardPeek
          card={peek.row}
          locale={locale}
          now={now}
          href={pageOf(peek.row)}
          onClose={peek.close}
        />
      )}
    </>
  )
}

interface CellsProps extends Pick<GiftCardsTableProps, 'locale' | 'now'> {
  readonly card: GiftCard
  readonly shown: ReadonlySet<GiftCardColumn>
}

/** The cells of visible columns after the code. */
function Cells({ card, shown, locale, now }: CellsProps) {
  const { columns, origins } = useMessages().giftCards
  const values: Record<GiftCardColumn, ReactNode> = {
    recipient: <bdi>{card.recipientEmail ?? card.recipientName}</bdi>,
    balance: formatMinor(card.balance, card, locale),
    amount: formatMinor(card.amount, card, locale),
    issued: <RelativeTime moment={card.createdDate} now={now} />,
    until: card.expirationDate?.toLocaleDateString(locale) ?? '–',
    origin: card.origin ? origins[card.origin].label : '–',
    state: <GiftCardState status={card.status} />,
  }
  const classes: Partial<Record<GiftCardColumn, string>> = {
    balance: 'cell-figure figure',
    amount: 'cell-figure figure mute',
  }
  return giftCardColumns
    .filter((column) => shown.has(column))
    .map((column) =>
      column === 'state' ? (
        <td key={column}>{values.state}</td>
      ) : (
        <td key={column} className={classes[column] ?? 'mute'} data-word={columns[column]}>
          {values[column]}
        </td>
      ),
    )
}
