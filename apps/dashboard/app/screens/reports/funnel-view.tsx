import type { OutputOf } from '../../api/client.ts'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatDate, formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import type { ReportViewProps } from './breakdown-view.tsx'
import { Change } from './change.tsx'
import { DayCurve } from './day-curve.tsx'
import { WaitForFigures } from './no-figures.tsx'
import { type FigureColumn, FigureTable } from './table.tsx'

type Funnel = OutputOf<'reports.getFunnel'>
type Day = Funnel['days'][number]
type Source = Funnel['sources'][number]

const steps = ['visits', 'products', 'carts', 'checkouts', 'orders'] as const
type Step = (typeof steps)[number]

/** From visit to order. */
export function FunnelView({ search, days: { from, to } }: ReportViewProps) {
  const { reports: texts } = useMessages()
  const { compare } = search
  const result = useOperation(
    'reports.getFunnel',
    { from, to, ...(compare !== 'none' && { compareWith: compare }) },
    { keepPrevious: true },
  )
  if (result.error) return <Failure error={result.error} onRetry={() => result.refetch()} />
  if (!result.data) return <WaitForFigures />
  const { data, isPlaceholderData } = result
  const { funnel } = texts
  if (isEmpty(data.totals) && (!data.before || isEmpty(data.before.totals))) {
    return <EmptyState title={funnel.emptyTitle} text={funnel.emptyText} />
  }
  return (
    <div data-stale={isPlaceholderData} aria-busy={isPlaceholderData}>
      <Steps funnel={data} />
      {data.totals.otherOrders > 0 && (
        <p className="report-note">{funnel.otherOrders({ n: data.totals.otherOrders })}</p>
      )}
      <DayCurve
        title={funnel.curve}
        days={data.days.map(({ day, visits }) => ({ day, value: visits }))}
        before={data.before?.days.map(({ day, visits }) => ({ day, value: visits }))}
      />
      {data.sources.length > 0 && <Sources sources={data.sources} />}
      <details className="report-days">
        <summary>{texts.byDay}</summary>
        <Days funnel={data} />
      </details>
      <p className="report-note">{funnel.note}</p>
      <p className="report-note">{texts.zone({ zone: data.timeZone })}</p>
    </div>
  )
}

const isEmpty = (totals: Funnel['totals']) =>
  totals.otherOrders === 0 && steps.every((step) => totals[step] === 0)

/**
 * A share of a whole; null if that is 0. It may exceed 1, because carts of earlier days can be ordered today.
 */
const shareOf = (part: number, whole: number) => (whole === 0 ? null : part / whole)

function useShare() {
  const language = useLanguage()
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  return (value: number) => format.format(value)
}

function Steps({ funnel: { totals, before } }: { readonly funnel: Funnel }) {
  const { funnel: texts } = useMessages().reports
  const most = Math.max(1, ...steps.map((step) => totals[step]))
  return (
    <ol className="funnel-steps">
      {steps.map((step, at) => (
        <li key={step} className="funnel-step">
          <span>{texts.steps[step]}</span>
          <StepBar value={totals[step]} most={most} />
          <small>
            <Shares totals={totals} step={step} previous={steps[at - 1]} />
            {before && <ComparedStep now={totals[step]} before={before.totals[step]} />}
          </small>
        </li>
      ))}
    </ol>
  )
}

function StepBar({ value, most }: { readonly value: number; readonly most: number }) {
  const language = useLanguage()
  return (
    <span className="funnel-bar">
      <span style={{ width: `${(70 * value) / most}%` }} aria-hidden="true" />
      <strong>{formatNumber(value, language)}</strong>
    </span>
  )
}

interface SharesProps {
  readonly totals: Funnel['totals']
  readonly step: Step
  readonly previous: Step | undefined
}

function Shares({ totals, step, previous }: SharesProps) {
  const { funnel: texts } = useMessages().reports
  const share = useShare()
  const ofStep = previous && shareOf(totals[step], totals[previous])
  const ofVisits = shareOf(totals[step], totals.visits)
  return (
    <>
      {typeof ofStep === 'number' && <span>{texts.ofStep({ share: share(ofStep) })}</span>}
      {previous && previous !== 'visits' && ofVisits !== null && (
        <span>{texts.ofVisits({ share: share(ofVisits) })}</span>
      )}
    </>
  )
}

function ComparedStep({ now, before }: { readonly now: number; readonly before: number }) {
  const { reports: texts } = useMessages()
  const language = useLanguage()
  return (
    <>
      <Change now={now} before={before} />
      <span>{texts.before({ value: formatNumber(before, language) })}</span>
    </>
  )
}

/** The latest day first, and the sums. */
function Days({ funnel: { days } }: { readonly funnel: Funnel }) {
  const { reports: texts } = useMessages()
  const language = useLanguage()
  const share = useShare()
  const columns: FigureColumn<Day>[] = [
    ...steps.map((name) => ({
      name,
      label: texts.funnel.columns[name],
      value: (row: Day) => row[name],
      isSummed: true,
    })),
    {
      name: 'share',
      label: texts.funnel.columns.share,
      value: ({ orders, visits }) => shareOf(orders, visits),
      format: share,
    },
  ]
  return (
    <FigureTable
      rows={days.toReversed()}
      keyOf={({ day }) => day}
      heading={texts.columns.day}
      head={({ day }) => formatDate(day, language)}
      columns={columns}
      sum={texts.sum}
    />
  )
}

function Sources({ sources }: { readonly sources: readonly Source[] }) {
  const { funnel: texts } = useMessages().reports
  const names: Readonly<Record<string, string>> = { '': texts.direct, '*': texts.others }
  const columns = (['visits', 'products'] as const).map((name) => ({
    name,
    label: texts.columns[name],
    value: (row: Source) => row[name],
  }))
  return (
    <section aria-label={texts.sources}>
      <h2>{texts.sources}</h2>
      <FigureTable
        rows={sources}
        keyOf={({ source }) => source}
        heading={texts.source}
        head={({ source }) => <bdi>{names[source] ?? source}</bdi>}
        columns={columns}
      />
    </section>
  )
}
