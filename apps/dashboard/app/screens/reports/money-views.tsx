import { countryName } from '@vitrine/messages/countries'
import type { OutputOf } from '../../api/client.ts'
import { Failure } from '../../shared/failure.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { formatMinor } from '../orders/texts.ts'
import type { ReportViewProps } from './breakdown-view.tsx'
import { NoFigures, WaitForFigures } from './no-figures.tsx'
import { FigureTable } from './table.tsx'

type TaxRow = OutputOf<'reports.getTaxes'>['rows'][number]
type PaymentRow = OutputOf<'reports.getPayments'>['rows'][number]

/** Tax by country and rate. */
export function TaxesView({ days, locale }: ReportViewProps) {
  const { reports: texts } = useMessages()
  const result = useOperation('reports.getTaxes', days, { keepPrevious: true })
  if (result.error) return <Failure error={result.error} onRetry={() => result.refetch()} />
  if (!result.data) return <WaitForFigures />
  const { data } = result
  if (data.rows.length === 0) return <NoFigures />
  const format = (amount: number) => formatMinor(amount, data, locale)
  const columns = (['charged', 'returned', 'net'] as const).map((name) => ({
    name,
    label: texts.columns[name],
    value: (row: TaxRow) => row[name],
    format,
    isSummed: true,
  }))
  return (
    <>
      <p className="report-note">{texts.notes.taxes}</p>
      <FigureTable
        rows={data.rows}
        keyOf={({ country, rate, reason }) => `${country} ${rate} ${reason}`}
        heading={texts.columns.rate}
        head={(row) => <TaxName row={row} />}
        columns={columns}
        sum={texts.sum}
      />
    </>
  )
}

function TaxName({ row: { country, rate, reason } }: { readonly row: TaxRow }) {
  const { reports: texts } = useMessages()
  const language = useLanguage()
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 3 })
  const parts = [
    country !== '' && countryName(country, language),
    share.format(Number(rate)),
    texts.taxReasons[reason] ?? reason,
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Money by payment provider. */
export function PaymentsView({ days, locale }: ReportViewProps) {
  const { reports: texts, payments } = useMessages()
  const result = useOperation('reports.getPayments', days, { keepPrevious: true })
  if (result.error) return <Failure error={result.error} onRetry={() => result.refetch()} />
  if (!result.data) return <WaitForFigures />
  const { data } = result
  if (data.rows.length === 0) return <NoFigures />
  const format = (amount: number) => formatMinor(amount, data, locale)
  const columns = (['received', 'refunded', 'disputed', 'net', 'fees', 'paidOut'] as const).map(
    (name) => ({
      name,
      label: name === 'fees' ? texts.columns.providerFees : texts.columns[name],
      value: (row: PaymentRow) => row[name],
      format,
      isSummed: true,
    }),
  )
  const nameOf = ({ provider }: PaymentRow) =>
    payments.providers[provider as keyof typeof payments.providers] ?? provider
  return (
    <>
      <p className="report-note">{texts.notes.payments}</p>
      <FigureTable
        rows={data.rows}
        keyOf={({ provider }) => provider}
        heading={texts.columns.provider}
        head={nameOf}
        columns={columns}
        sum={texts.sum}
      />
    </>
  )
}
