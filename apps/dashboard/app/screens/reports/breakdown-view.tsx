import type { SalesDimension } from '@vitrine/contract/reports'
import { countryName } from '@vitrine/messages/countries'
import type { OutputOf } from '../../api/client.ts'
import { links } from '../../links.ts'
import { Failure } from '../../shared/failure.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { Pager } from '../../shared/pager.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { formatMinor } from '../orders/texts.ts'
import { NoFigures, WaitForFigures } from './no-figures.tsx'
import { REPORT_PAGE, type ReportsSearch } from './search.ts'
import { type FigureColumn, FigureTable } from './table.tsx'

type Breakdown = OutputOf<'reports.listSales'>
type Row = Breakdown['rows'][number]

export interface ReportViewProps {
  readonly search: ReportsSearch
  readonly days: { readonly from: string; readonly to: string; readonly currency?: string }
  /** How the site writes amounts. */
  readonly locale: string
}

/** Sales by product, country and so on. */
export function BreakdownView({
  by,
  search,
  days,
  locale,
}: ReportViewProps & { readonly by: SalesDimension }) {
  const { reports: texts } = useMessages()
  const offset = (search.page - 1) * REPORT_PAGE
  const result = useOperation(
    'reports.listSales',
    { ...days, by, limit: REPORT_PAGE, offset },
    { keepPrevious: true },
  )
  if (result.error) return <Failure error={result.error} onRetry={() => result.refetch()} />
  if (!result.data) return <WaitForFigures />
  const { rows, count } = result.data
  if (rows.length === 0) return <NoFigures />
  return (
    <div data-stale={result.isPlaceholderData} aria-busy={result.isPlaceholderData}>
      {by in texts.notes && (
        <p className="report-note">{texts.notes[by as keyof typeof texts.notes]}</p>
      )}
      <BreakdownTable by={by} report={result.data} locale={locale} />
      <Pager
        page={search.page}
        size={REPORT_PAGE}
        total={count}
        linkTo={(page) => links.reports({ ...search, page })}
      />
    </div>
  )
}

interface BreakdownTableProps {
  readonly by: SalesDimension
  readonly report: Breakdown
  readonly locale: string
}

function BreakdownTable({ by, report, locale }: BreakdownTableProps) {
  const { reports: texts } = useMessages()
  const format = (amount: number) => formatMinor(amount, report, locale)
  const column = (name: keyof typeof texts.columns & keyof Row): FigureColumn<Row> => ({
    name,
    label: texts.columns[name],
    value: (row) => Number(row[name]),
  })
  const money = (name: 'sales' | 'discounts' | 'tax' | 'total') => ({ ...column(name), format })
  const columns =
    by === 'DISCOUNT'
      ? [column('orders'), money('discounts'), money('total')]
      : [
          column('orders'),
          column('pieces'),
          column('refundedPieces'),
          money('sales'),
          money('discounts'),
          money('tax'),
          money('total'),
        ]
  return (
    <FigureTable
      rows={report.rows}
      keyOf={(row) => row.key}
      heading={texts.views[by]}
      head={(row) => <RowName by={by} row={row} />}
      columns={columns}
    />
  )
}

/** The name of a row, with a link to its page where there is one. */
function RowName({ by, row: { key, name } }: { readonly by: SalesDimension; readonly row: Row }) {
  const { reports: texts } = useMessages()
  const language = useLanguage()
  if (by === 'COUNTRY' && key !== '') return countryName(key, language)
  if (by === 'CHANNEL' && key !== '') return texts.channels[key] ?? key
  if (key === '' || name === '') return <span className="mute">{texts.unnamed[by]}</span>
  if (by === 'PRODUCT') {
    return (
      <Link href={links.product(key)}>
        <bdi>{name}</bdi>
      </Link>
    )
  }
  return <bdi>{name}</bdi>
}
