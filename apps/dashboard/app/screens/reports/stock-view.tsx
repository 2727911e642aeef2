import type { OutputOf } from '../../api/client.ts'
import { links } from '../../links.ts'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { Pager } from '../../shared/pager.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { formatMinor } from '../orders/texts.ts'
import { WaitForFigures } from './no-figures.tsx'
import { REPORT_PAGE, type ReportsSearch } from './search.ts'
import { type FigureColumn, FigureTable } from './table.tsx'

type StockReport = OutputOf<'reports.getStockValue'>
type Row = StockReport['rows'][number]

interface StockViewProps {
  readonly search: ReportsSearch
  readonly locale: string
}

/** The value of the stock, and its turnover. */
export function StockView({ search, locale }: StockViewProps) {
  const { reports: texts } = useMessages()
  const offset = (search.page - 1) * REPORT_PAGE
  const result = useOperation(
    'reports.getStockValue',
    { limit: REPORT_PAGE, offset },
    { keepPrevious: true },
  )
  if (result.error) return <Failure error={result.error} onRetry={() => result.refetch()} />
  if (!result.data) return <WaitForFigures />
  const { rows, count, totals } = result.data
  if (rows.length === 0) {
    return (
      <EmptyState title={texts.emptyStockTitle} text={texts.emptyStockText}>
        <Link className="button" href={links.products()}>
          {texts.views.PRODUCT}
        </Link>
      </EmptyState>
    )
  }
  return (
    <>
      <StockFigures report={result.data} locale={locale} />
      {totals.unitsWithoutCost > 0 && (
        <p className="report-note">{texts.withoutCost({ n: totals.unitsWithoutCost })}</p>
      )}
      <StockTable report={result.data} locale={locale} />
      <Pager
        page={search.page}
        size={REPORT_PAGE}
        total={count}
        linkTo={(page) => links.reports({ ...search, page })}
      />
    </>
  )
}

/** Not known where no piece has a cost. */
const costOf = ({ atCost, units, unitsWithoutCost }: Row) =>
  unitsWithoutCost === units ? null : atCost

interface StockReportProps {
  readonly report: StockReport
  readonly locale: string
}

function StockFigures({ report, locale }: StockReportProps) {
  const { reports: texts } = useMessages()
  const language = useLanguage()
  const { units, atCost, atPrice } = report.totals
  const figures = [
    [texts.columns.units, formatNumber(units, language)],
    [texts.columns.atCost, formatMinor(atCost, report, locale)],
    [texts.columns.atPrice, formatMinor(atPrice, report, locale)],
  ]
  return (
    <dl className="report-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{value}</strong>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function StockTable({ report, locale }: StockReportProps) {
  const { columns } = useMessages().reports
  const language = useLanguage()
  const money = (amount: number) => formatMinor(amount, report, locale)
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const figures: FigureColumn<Row>[] = [
    { name: 'units', label: columns.units, value: (row) => row.units },
    { name: 'atCost', label: columns.atCost, value: costOf, format: money },
    { name: 'atPrice', label: columns.atPrice, value: (row) => row.atPrice, format: money },
    { name: 'sold', label: columns.sold, value: (row) => row.sold },
    {
      name: 'sellThrough',
      label: columns.sellThrough,
      value: (row) => row.sellThrough,
      format: (value) => share.format(value),
    },
  ]
  return (
    <FigureTable
      rows={report.rows}
      keyOf={({ productId }) => productId}
      heading={columns.name}
      head={({ productId, name }) => (
        <Link href={links.product(productId)}>
          <bdi>{name}</bdi>
        </Link>
      )}
      columns={figures}
    />
  )
}
