import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useDownload } from '../../shared/use-download.ts'
import { useMoney } from '../../shared/use-money.ts'
import { useCall, useOperation } from '../../shared/use-operation.ts'
import { BreakdownView, type ReportViewProps } from './breakdown-view.tsx'
import { FunnelView } from './funnel-view.tsx'
import { PaymentsView, TaxesView } from './money-views.tsx'
import { NoFigures, WaitForFigures } from './no-figures.tsx'
import { ReportsPage } from './page.tsx'
import { PayoutsView } from './payouts-view.tsx'
import { SalesView } from './sales-view.tsx'
import { daysOfPeriod, isDimension, readReportsSearch, reportOf } from './search.ts'
import { StockView } from './stock-view.tsx'

export function ReportsRoute() {
  const search = readReportsSearch(useUrlSearch())
  const { locale } = useMoney()
  const { currency, compare } = search
  const days = { ...daysOfPeriod(search, new Date()), ...(currency && { currency }) }
  const sales = useOperation(
    'reports.getSales',
    { ...days, ...(compare !== 'none' && { compareWith: compare }) },
    { keepPrevious: true },
  )
  const { download, isDownloading } = useReportFile()
  const view = { search, days, locale }
  return (
    <ReportsPage
      search={search}
      currencies={sales.data?.currencies ?? []}
      isDownloading={isDownloading}
      onDownload={() => void download({ ...days, report: reportOf(search.view) })}
    >
      {search.view === 'sales' ? <Sales sales={sales} locale={locale} /> : <OtherView {...view} />}
    </ReportsPage>
  )
}

function OtherView(props: ReportViewProps) {
  const { view } = props.search
  if (isDimension(view)) return <BreakdownView key={view} by={view} {...props} />
  if (view === 'funnel') return <FunnelView {...props} />
  if (view === 'taxes') return <TaxesView {...props} />
  if (view === 'payments') return <PaymentsView {...props} />
  if (view === 'payouts') return <PayoutsView {...props} />
  return <StockView {...props} />
}

interface SalesProps {
  readonly sales: ReturnType<typeof useOperation<'reports.getSales'>>
  readonly locale: string
}

function Sales({ sales, locale }: SalesProps) {
  const { reports: texts } = useMessages()
  const { data, error, refetch, isPlaceholderData } = sales
  if (error) return <Failure error={error} onRetry={() => refetch()} />
  if (!data) return <WaitForFigures />
  const isEmpty = data.days.every((one) => one.orders === 0 && one.net === 0)
  const wasEmpty = data.before?.totals.orders === 0 || !data.before
  if (isEmpty && wasEmpty) return <NoFigures />
  return (
    <div data-stale={isPlaceholderData} aria-busy={isPlaceholderData}>
      <SalesView report={data} locale={locale} />
      <p className="report-note">{texts.zone({ zone: data.timeZone })}</p>
    </div>
  )
}

function useReportFile() {
  const { call } = useCall()
  const { reports: texts } = useMessages()
  const { download, isBusy } = useDownload()
  const downloadReport = (asked: Parameters<typeof call<'reports.exportReport'>>[1]) =>
    download(async () => {
      const { text, ...file } = await call('reports.exportReport', asked)
      return {
        file: { ...file, content: text },
        success: texts.downloaded({ name: file.fileName }),
      }
    })
  return { download: downloadReport, isDownloading: isBusy }
}
