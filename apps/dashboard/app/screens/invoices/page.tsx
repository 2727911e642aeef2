import { invoiceKinds } from '@vitrine/contract/invoices'
import { links } from '../../links.ts'
import { DateRangeFields } from '../../shared/date-range-fields.tsx'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { SelectField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { Pager } from '../../shared/pager.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { INVOICES_PAGE, type InvoiceSummary, type InvoicesSearch, isNarrowed } from './search.ts'
import { InvoicesTable } from './table.tsx'
import type { InvoiceActions } from './use-invoice-actions.ts'

export interface InvoicesPageProps {
  readonly search: InvoicesSearch
  /** Undefined until the first answer. */
  readonly invoices: readonly InvoiceSummary[] | undefined
  readonly total: number
  /** Whether something is missing before an invoice can be issued. */
  readonly isIncomplete: boolean
  /** How the site writes amounts. */
  readonly locale: string
  readonly stale: boolean
  readonly actions: InvoiceActions
  readonly onJournal: () => void
  readonly error?: unknown
  readonly onRetry?: () => void
}

/** Invoices and credit notes, the last number first. */
export function InvoicesPage(props: InvoicesPageProps) {
  const { search, invoices: rows, total, isIncomplete, error } = props
  const { invoices: texts } = useMessages()
  return (
    <>
      <PageHeader
        title={texts.title}
        count={rows && texts.count({ n: total })}
        actions={
          <>
            <button type="button" className="button" onClick={props.onJournal}>
              {texts.journal.open}
            </button>
            <Link className="button" href={links.invoiceSettings()}>
              {texts.settings.open}
            </Link>
          </>
        }
      />
      {isIncomplete && (
        <p className="notice">
          {texts.incomplete} <Link href={links.invoiceSettings()}>{texts.complete}</Link>
        </p>
      )}
      <Filters search={search} />
      {error ? <Failure error={error} onRetry={props.onRetry} /> : <Rows {...props} />}
    </>
  )
}

function Filters({ search }: Pick<InvoicesPageProps, 'search'>) {
  const { invoices: texts, action } = useMessages()
  const { go } = useNavigation()
  const set = (change: Partial<InvoicesSearch>) =>
    go(links.invoices({ ...search, page: 1, ...change }), { replace: true })
  return (
    <search className="filters">
      <SearchField label={texts.search} q={search.q} onSearch={(q) => set({ q })} />
      <SelectField
        hideLabel
        label={texts.columns.kind}
        value={search.kind}
        options={[
          ['', texts.anyKind],
          ...invoiceKinds.map((kind) => [kind, texts.kinds[kind]] as const),
        ]}
        onValue={(kind) => set({ kind })}
      />
      <DateRangeFields days={search} onDays={set} />
      {isNarrowed(search) && (
        <Link className="quiet-link" href={links.invoices()}>
          {action.clearFilters}
        </Link>
      )}
    </search>
  )
}

function Rows(props: InvoicesPageProps) {
  const { search, invoices: rows, total, stale, locale, actions } = props
  const { invoices: texts, shell, action } = useMessages()
  if (!rows) return <Skeleton rows={8} label={shell.loading} />
  if (rows.length === 0) {
    const isFiltered = isNarrowed(search) || search.page > 1
    return (
      <EmptyState
        title={isFiltered ? texts.noneFoundTitle : texts.emptyTitle}
        text={isFiltered ? texts.noneFoundText : texts.emptyText}
      >
        <Link className="button" href={isFiltered ? links.invoices() : links.orders()}>
          {isFiltered ? action.clearFilters : texts.toOrders}
        </Link>
      </EmptyState>
    )
  }
  return (
    <>
      <div className="list-frame" data-stale={stale} aria-busy={stale}>
        <InvoicesTable invoices={rows} locale={locale} actions={actions} />
      </div>
      <Pager
        page={search.page}
        size={INVOICES_PAGE}
        total={total}
        linkTo={(page) => links.invoices({ ...search, page })}
      />
    </>
  )
}
