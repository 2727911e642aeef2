import { Status, type StatusTone } from '@vitrine/ui/status'
import type { OutputOf } from '../../api/client.ts'
import { links } from '../../links.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage, Failure } from '../../shared/failure.tsx'
import { formatDate } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { Pager } from '../../shared/pager.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { formatMinor } from '../orders/texts.ts'
import type { ReportViewProps } from './breakdown-view.tsx'
import { WaitForFigures } from './no-figures.tsx'
import { REPORT_PAGE } from './search.ts'
import { SettlementResult, useProviderName } from './settlement-result.tsx'
import { WideTable } from './table.tsx'

type Report = OutputOf<'settlements.getSettlement'>
type Line = Report['lines'][number]

interface SettlementProps {
  readonly report: Report
  /** How the site writes amounts. */
  readonly locale: string
}

/** One settlement: its totals, differences and lines. */
export function SettlementView({ search, locale, id }: ReportViewProps & { readonly id: string }) {
  const { payouts: texts } = useMessages().reports
  const offset = (search.page - 1) * REPORT_PAGE
  const result = useOperation(
    'settlements.getSettlement',
    { id, limit: REPORT_PAGE, offset },
    { keepPrevious: true },
  )
  if (result.error) return <Failure error={result.error} onRetry={() => result.refetch()} />
  if (!result.data) return <WaitForFigures />
  const report = result.data
  return (
    <>
      <p>
        <Link href={links.reports({ view: 'payouts' })}>{texts.back}</Link>
      </p>
      <Summary report={report} locale={locale} />
      {report.missing.length > 0 && <Missing report={report} locale={locale} />}
      <Lines report={report} locale={locale} />
      <Pager
        page={search.page}
        size={REPORT_PAGE}
        total={report.count}
        linkTo={(page) => links.reports({ ...search, page })}
      />
      <IfAllowed call="settlements.deleteSettlement">
        <DeleteButton id={id} />
      </IfAllowed>
    </>
  )
}

function Summary({ report: { settlement }, locale }: SettlementProps) {
  const { payouts: texts } = useMessages().reports
  const language = useLanguage()
  const provider = useProviderName()
  const { from, to, totals, payouts, repeated } = settlement
  const days = texts.days({ from: formatDate(from, language), to: formatDate(to, language) })
  return (
    <section aria-label={days}>
      <h2>
        {provider(settlement.provider)}, {days}
      </h2>
      <p>
        <SettlementResult settlement={settlement} />
      </p>
      {totals.map((total) => (
        <dl key={total.currency} className="report-figures">
          {figuresOf(total, texts.columns).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <strong>{formatMinor(value, total, locale)}</strong>
              </dd>
            </div>
          ))}
        </dl>
      ))}
      {payouts.length > 0 && <h3>{texts.payoutsTitle}</h3>}
      <ul>
        {payouts.map((one) => (
          <li key={`${one.reference} ${one.currency}`}>
            {texts.payout({
              amount: formatMinor(one.amount, one, locale),
              day: formatDate(one.day, language),
              reference: one.reference,
            })}
          </li>
        ))}
      </ul>
      {totals.some(({ other }) => other !== 0) && (
        <p className="report-note">{texts.corrections}</p>
      )}
      {repeated > 0 && <p className="report-note">{texts.repeated({ n: repeated })}</p>}
    </section>
  )
}

type Total = Report['settlement']['totals'][number]
type Columns = ReturnType<typeof useMessages>['reports']['payouts']['columns']

const figuresOf = (total: Total, columns: Columns) =>
  [
    [columns.payments, total.payments],
    [columns.refunds, total.refunds + total.disputes],
    [columns.fees, total.fees],
    ...(total.other === 0 ? [] : ([[columns.other, total.other]] as const)),
    [columns.paidOut, total.paidOut],
  ] as const

function Missing({ report: { missing }, locale }: SettlementProps) {
  const { payouts: texts } = useMessages().reports
  const language = useLanguage()
  return (
    <section aria-label={texts.missingTitle}>
      <h3>{texts.missingTitle}</h3>
      <p className="report-note">{texts.missingText}</p>
      <ul>
        {missing.map((one) => (
          <li key={`${one.kind} ${one.reference}`}>
            {texts.kinds[one.kind]}, {formatDate(one.day, language)}:{' '}
            {formatMinor(one.amount, one, locale)},{' '}
            <Link href={links.order(one.orderId)}>
              {texts.columns.order} {one.orderNumber}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const tones: Readonly<Record<Exclude<Line['match'], 'NONE'>, StatusTone>> = {
  MATCHED: 'good',
  AMOUNT_DIFFERS: 'warn',
  NOT_IN_SHOP: 'bad',
}

function Lines({ report: { lines }, locale }: SettlementProps) {
  const { payouts: texts } = useMessages().reports
  const { columns } = texts
  return (
    <>
      <h3>{texts.linesTitle}</h3>
      <WideTable label={texts.linesTitle}>
        <table className="list figures">
          <thead>
            <tr>
              <th scope="col">{columns.days}</th>
              <th scope="col">{columns.kind}</th>
              <th scope="col">{columns.reference}</th>
              <th scope="col" className="cell-figure">
                {columns.amount}
              </th>
              <th scope="col" className="cell-figure">
                {columns.fees}
              </th>
              <th scope="col">{columns.order}</th>
              <th scope="col">{columns.result}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <LineRow key={line.position} line={line} locale={locale} />
            ))}
          </tbody>
        </table>
      </WideTable>
    </>
  )
}

function LineRow({ line, locale }: { readonly line: Line; readonly locale: string }) {
  const { payouts: texts } = useMessages().reports
  const language = useLanguage()
  const { match, orderId, orderNumber, fee, expected } = line
  const feeMoney = { currency: line.feeCurrency, exponent: line.feeExponent }
  const matched = {
    MATCHED: texts.matches.MATCHED,
    AMOUNT_DIFFERS: texts.matches.AMOUNT_DIFFERS({
      expected: formatMinor(expected ?? 0, line, locale),
    }),
    NOT_IN_SHOP: texts.matches.NOT_IN_SHOP,
  }
  return (
    <tr>
      <td>{formatDate(line.day, language)}</td>
      <td>{texts.kinds[line.kind]}</td>
      <th scope="row" className="cell-words">
        <bdi>{line.reference || '–'}</bdi>
      </th>
      <td className="cell-figure">{formatMinor(line.amount, line, locale)}</td>
      <td className="cell-figure">{fee === 0 ? '–' : formatMinor(fee, feeMoney, locale)}</td>
      <td>{orderId && orderNumber && <Link href={links.order(orderId)}>{orderNumber}</Link>}</td>
      <td className="cell-words">
        {match !== 'NONE' && <Status tone={tones[match]}>{matched[match]}</Status>}
      </td>
    </tr>
  )
}

function DeleteButton({ id }: { readonly id: string }) {
  const messages = useMessages()
  const { payouts: texts } = messages.reports
  const confirm = useConfirm()
  const { go } = useNavigation()
  const showToast = useToast()
  const deletion = useAction('settlements.deleteSettlement', {
    invalidates: ['settlements.listSettlements', 'reports.getPayments'],
  })
  const remove = async () => {
    const question = { title: texts.removeTitle, text: texts.removeText, yes: texts.remove }
    if (!(await confirm(question))) return
    try {
      await deletion.mutateAsync({ id })
      showToast({ text: texts.removed })
      go(links.reports({ view: 'payouts' }))
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    }
  }
  return (
    <button
      type="button"
      className="button button-bad"
      disabled={deletion.isPending}
      onClick={() => void remove()}
    >
      {texts.remove}
    </button>
  )
}
