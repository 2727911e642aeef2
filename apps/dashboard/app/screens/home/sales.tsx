import type { OutputOf } from '../../api/client.ts'
import { links } from '../../links.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { formatMinor } from '../orders/texts.ts'
import { SalesCurve, type SalesReport } from '../reports/sales-view.tsx'
import '../reports/reports.css'

type OpenWork = OutputOf<'reports.getOpenWork'>
type TopProduct = OutputOf<'reports.listSales'>['rows'][number]

export interface HomeSales {
  /** The last 30 days including today, and the 30 days before. */
  readonly report: SalesReport
  readonly openWork: OpenWork
  /** The products that sold most, at most five. */
  readonly top: readonly TopProduct[]
  /** How the site writes amounts. */
  readonly locale: string
}

/** Sales of today and of the last days, and open tasks. */
export function Sales({ report, openWork, top, locale }: HomeSales) {
  const { reports: words } = useMessages()
  const isQuiet = report.totals.orders === 0 && report.before?.totals.orders === 0
  return (
    <section aria-label={words.today.title}>
      {openWork.failingImports > 0 && (
        <p className="notice notice-bad home-notice">
          <Link href={links.imports()}>
            {words.today.failingImports({ n: openWork.failingImports })}
          </Link>
        </p>
      )}
      <Today report={report} openWork={openWork} locale={locale} />
      {isQuiet ? (
        <p className="field-hint">{words.today.nothing}</p>
      ) : (
        <div className="home-sales">
          <div>
            <h2>{words.today.month}</h2>
            <SalesCurve report={report} />
          </div>
          <div>
            <h2>{words.today.top}</h2>
            <TopProducts top={top} report={report} locale={locale} />
            <Link className="quiet-link" href={links.reports()}>
              {words.today.all}
            </Link>
          </div>
        </div>
      )}
    </section>
  )
}

function Today({ report, openWork, locale }: Omit<HomeSales, 'top'>) {
  const { today: words } = useMessages().reports
  const language = useLanguage()
  const today = report.days.at(-1) ?? report.totals
  const number = (value: number) => formatNumber(value, language)
  const figures = [
    [words.sales, formatMinor(today.net, report, locale), links.reports({ period: 'today' })],
    [words.orders, number(today.orders), links.orders()],
    [words.toFulfill, number(openWork.toFulfill), links.orders({ state: 'PLACED', sent: 'NONE' })],
    [words.toPay, number(openWork.toPay), links.orders({ state: 'PLACED', payment: 'UNPAID' })],
    [
      words.toCapture,
      number(openWork.toCapture),
      links.orders({ state: 'PLACED', payment: 'AUTHORIZED' }),
    ],
    [words.returns, number(openWork.returns), links.returns()],
  ]
  return (
    <ul className="standing">
      {figures.map(([label = '', value, href = '']) => (
        <li key={label}>
          <Link href={href}>
            <span>{label}</span>
            <strong>{value}</strong>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function TopProducts({ top, report, locale }: Omit<HomeSales, 'openWork'>) {
  const { reports: words } = useMessages()
  return (
    <ol className="top-products">
      {top.map(({ key, name, total }) => (
        <li key={key}>
          {key === '' ? (
            <span className="mute">{words.unnamed.PRODUCT}</span>
          ) : (
            <Link href={links.product(key)}>
              <bdi>{name}</bdi>
            </Link>
          )}
          <span className="figure">{formatMinor(total, report, locale)}</span>
        </li>
      ))}
    </ol>
  )
}
