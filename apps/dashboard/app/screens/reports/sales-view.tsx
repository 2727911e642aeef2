import type { OutputOf } from '../../api/client.ts'
import { formatDate, formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { formatMinor } from '../orders/texts.ts'
import { Change } from './change.tsx'
import { DayCurve } from './day-curve.tsx'
import { WideTable } from './table.tsx'

export type SalesReport = OutputOf<'reports.getSales'>

interface SalesViewProps {
  readonly report: SalesReport
  /** How the site writes amounts. */
  readonly locale: string
}

/** Five figures, a line and the days of a period. */
export function SalesView({ report, locale }: SalesViewProps) {
  const { reports: texts } = useMessages()
  return (
    <>
      <SalesFigures report={report} locale={locale} />
      <SalesCurve report={report} />
      <details className="report-days">
        <summary>{texts.byDay}</summary>
        <DaysTable report={report} locale={locale} />
      </details>
    </>
  )
}

type Totals = SalesReport['totals']

/** The average order value; 0 without orders. */
const averageOf = ({ total, orders }: Totals) => (orders === 0 ? 0 : Math.round(total / orders))

function SalesFigures({ report, locale }: SalesViewProps) {
  const { reports: texts } = useMessages()
  const language = useLanguage()
  const { totals, before } = report
  const money = (amount: number) => formatMinor(amount, report, locale)
  const number = (amount: number) => formatNumber(amount, language)
  const figures = [
    ['net', (one: Totals) => one.net, money],
    ['orders', (one: Totals) => one.orders, number],
    ['average', averageOf, money],
    ['discounts', (one: Totals) => one.discounts, money],
    ['refunded', (one: Totals) => one.refunded, money],
  ] as const
  return (
    <dl className="report-figures">
      {figures.map(([name, figureOf, format]) => (
        <div key={name}>
          <dt>{texts.figures[name]}</dt>
          <dd>
            <strong>{format(figureOf(totals))}</strong>
            {before && (
              <small>
                <Change now={figureOf(totals)} before={figureOf(before.totals)} />
                <span>{texts.before({ value: format(figureOf(before.totals)) })}</span>
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Net sales by day, over those of the comparison period. */
export function SalesCurve({ report: { days, before } }: Pick<SalesViewProps, 'report'>) {
  const { reports: texts } = useMessages()
  const points = (all: SalesReport['days']) => all.map(({ day, net }) => ({ day, value: net }))
  return <DayCurve title={texts.curve} days={points(days)} before={before && points(before.days)} />
}

const amounts = [
  'sales',
  'discounts',
  'delivery',
  'fees',
  'tax',
  'total',
  'cancelled',
  'refunded',
  'net',
] as const

/** The latest day first, and the sums. */
function DaysTable({ report, locale }: SalesViewProps) {
  const { reports: texts } = useMessages()
  const language = useLanguage()
  const money = (amount: number) => formatMinor(amount, report, locale)
  const cells = (one: Totals) => (
    <>
      <td className="cell-figure">{formatNumber(one.orders, language)}</td>
      {amounts.map((name) => (
        <td key={name} className="cell-figure">
          {one[name] === 0 ? '–' : money(one[name])}
        </td>
      ))}
    </>
  )
  return (
    <WideTable label={texts.byDay}>
      <table className="list figures">
        <thead>
          <tr>
            <th scope="col">{texts.columns.day}</th>
            <th scope="col" className="cell-figure">
              {texts.columns.orders}
            </th>
            {amounts.map((name) => (
              <th key={name} scope="col" className="cell-figure">
                {texts.columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.days.toReversed().map((one) => (
            <tr key={one.day}>
              <th scope="row">{formatDate(one.day, language)}</th>
              {cells(one)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.sum}</th>
            {cells(report.totals)}
          </tr>
        </tfoot>
      </table>
    </WideTable>
  )
}
