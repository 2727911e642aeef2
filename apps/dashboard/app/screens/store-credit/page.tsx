import type { ListedStoreCredit } from '@vitrine/contract/store-credit'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatDate, formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { Pager } from '../../shared/pager.tsx'
import { Tabs } from '../../shared/tabs.tsx'
import { formatMinor } from '../orders/texts.ts'
import { STORE_CREDIT_PAGE, type StoreCreditSearch, storeCreditViews } from './search.ts'

export interface StoreCreditPageProps {
  readonly search: StoreCreditSearch
  /** Undefined until the first answer. */
  readonly storeCredits: readonly ListedStoreCredit[] | undefined
  readonly total: number
  readonly locale: string
  readonly actions?: ReactNode
  readonly error?: unknown
  readonly onRetry?: () => void
}

/** The members' store credit, with its expiry. */
export function StoreCreditPage(props: StoreCreditPageProps) {
  const { search, storeCredits, total, error } = props
  const { storeCredit: texts, shell } = useMessages()
  const language = useLanguage()
  return (
    <>
      <PageHeader
        title={texts.title}
        count={storeCredits && formatNumber(total, language)}
        actions={props.actions}
      />
      <p className="page-text">{texts.text}</p>
      <Tabs
        label={texts.views.label}
        tabs={storeCreditViews.map((view) => ({
          label: texts.views[view === '' ? 'left' : view],
          href: links.storeCredit({ show: view }),
          here: view === search.show,
        }))}
      />
      {error ? <Failure error={error} onRetry={props.onRetry} /> : null}
      {!storeCredits && !error && <Skeleton rows={6} label={shell.loading} />}
      {storeCredits?.length === 0 && (
        <EmptyState
          title={search.show === 'soon' ? texts.noneSoonTitle : texts.emptyTitle}
          text={search.show === 'soon' ? texts.noneSoonText : texts.emptyText}
        />
      )}
      {storeCredits && storeCredits.length > 0 && (
        <>
          <Rows {...props} storeCredits={storeCredits} />
          <Pager
            page={search.page}
            size={STORE_CREDIT_PAGE}
            total={total}
            linkTo={(page) => links.storeCredit({ ...search, page })}
          />
        </>
      )}
    </>
  )
}

type RowsProps = Pick<StoreCreditPageProps, 'locale'> & {
  readonly storeCredits: readonly ListedStoreCredit[]
}

function Rows({ storeCredits, locale }: RowsProps) {
  const { columns } = useMessages().storeCredit
  return (
    <div className="list-frame">
      <table className="list">
        <thead>
          <tr>
            <th scope="col">{columns.member}</th>
            <th scope="col">{columns.email}</th>
            <th scope="col" className="cell-figure">
              {columns.balance}
            </th>
            <th scope="col" className="cell-figure">
              {columns.ending}
            </th>
            <th scope="col">{columns.end}</th>
          </tr>
        </thead>
        <tbody>
          {storeCredits.map((one, at) => (
            <StoreCreditRow
              key={`${one.memberId ?? at} ${one.currency}`}
              one={one}
              locale={locale}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function StoreCreditRow({
  one,
  locale,
}: Pick<StoreCreditPageProps, 'locale'> & { readonly one: ListedStoreCredit }) {
  const { storeCredit: texts } = useMessages()
  const language = useLanguage()
  const { memberId, member, balance, nextExpirationDate, nextExpiring } = one
  const name = member?.name || member?.email || texts.goneMember
  return (
    <tr>
      <th scope="row">
        {memberId && member ? (
          <Link href={links.member(memberId)} data-row-link="">
            <bdi>{name}</bdi>
          </Link>
        ) : (
          name
        )}
      </th>
      <td className="mute" data-word={texts.columns.email}>
        <bdi>{member?.email}</bdi>
      </td>
      <td className="cell-figure figure" data-word={texts.columns.balance}>
        {formatMinor(balance, one, locale)}
      </td>
      <td className="cell-figure figure mute" data-word={texts.columns.ending}>
        {nextExpirationDate ? formatMinor(nextExpiring, one, locale) : '–'}
      </td>
      <td className="mute" data-word={texts.columns.end}>
        {nextExpirationDate
          ? formatDate(nextExpirationDate.toISOString().slice(0, 10), language)
          : texts.noEnd}
      </td>
    </tr>
  )
}
