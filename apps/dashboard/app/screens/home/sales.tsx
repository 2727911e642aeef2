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
  const { reports: texts } = useMessages()
  const isQuiet = report.totals.orders === 0 && report.before?.totals.orders === 0
  return (
    <section aria-label={texts.today.title}>
      {openWork.failingImports > 0 && (
        <p className="notice notice-bad home-notice">
          <Link href={links.imports()}>
            {texts.today.failingImports({ n: openWork.failingImports })}
          </Link>
        </p>
      )}
      <Today report={report} openWork={openWork} locale={locale} />
      {isQuiet ? (
        <p className="field-hint">{texts.today.nothing}</p>
      ) : (
        <div className="home-sales">
          <div>
            <h2>{texts.today.month}</h2>
            <SalesCurve report={report} />
          </div>
          <div>
            <h2>{texts.today.top}</h2>
            <TopProducts top={top} report={report} locale={locale} />
            <Link className="quiet-link" href={links.reports()}>
              {texts.today.all}
            </Link>
          </div>
        </div>
      )}
    </section>
  )
}

function Today({ report, openWork, locale }: Omit<HomeSales, 'top'>) {
  const { today: texts } = useMessages().reports
  const language = useLanguage()
  const today = report.days.at(-1) ?? report.totals
  const number = (value: number) => formatNumber(value, language)
  const figures = [
    [texts.sales, formatMinor(today.net, report, locale), links.reports({ period: 'today' })],
    [texts.orders, number(today.orders), links.orders()],
    [texts.toFulfill, number(openWork.toFulfill), links.orders({ state: 'PLACED', sent: 'NONE' })],
    [texts.toPay, number(openWork.toPay), links.orders({ state: 'PLACED', payment: 'UNPAID' })],
    [
      texts.toCapture,
      number(openWork.toCapture),
      links.orders({ state: 'PLACED', payment: 'AUTHORIZED' }),
    ],
    [texts.returns, number(openWork.returns), links.returns()],
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
  const { reports: texts } = useMessages()
  return (
    <ol className="top-products">
      {top.map(({ key, name, total }) => (
        <li key={key}>
          {key === '' ? (
            <span className="mute">{texts.unnamed.PRODUCT}</span>
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
