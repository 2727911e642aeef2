import { VitrineError } from '@vitrine/sdk'
import { useState } from 'react'
import { links } from '../../links.ts'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { FileDropzone } from '../../shared/file-dropzone.tsx'
import { formatDate } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { Pager } from '../../shared/pager.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useCall, useInvalidate, useOperation } from '../../shared/use-operation.ts'
import { textOfFile } from '../bank-statement/statement.ts'
import { formatMinor } from '../orders/texts.ts'
import type { ReportViewProps } from './breakdown-view.tsx'
import { WaitForFigures } from './no-figures.tsx'
import { REPORT_PAGE } from './search.ts'
import { type Settlement, SettlementResult, useProviderName } from './settlement-result.tsx'
import { SettlementView } from './settlement-view.tsx'
import { WideTable } from './table.tsx'

/** Payouts of payment providers, from their exported files. */
export function PayoutsView(props: ReportViewProps) {
  const { settlement } = props.search
  return settlement === '' ? (
    <Settlements {...props} />
  ) : (
    <SettlementView {...props} id={settlement} />
  )
}

function Settlements({ search, locale }: ReportViewProps) {
  const { payouts: texts } = useMessages().reports
  const offset = (search.page - 1) * REPORT_PAGE
  const result = useOperation(
    'settlements.listSettlements',
    { limit: REPORT_PAGE, offset },
    { keepPrevious: true },
  )
  if (result.error) return <Failure error={result.error} onRetry={() => result.refetch()} />
  if (!result.data) return <WaitForFigures />
  const { settlements, count } = result.data
  return (
    <>
      <p className="report-note">{texts.text}</p>
      <IfAllowed call="settlements.importSettlement">
        <SettlementImport />
      </IfAllowed>
      {settlements.length === 0 ? (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
      ) : (
        <SettlementTable settlements={settlements} locale={locale} />
      )}
      <Pager
        page={search.page}
        size={REPORT_PAGE}
        total={count}
        linkTo={(page) => links.reports({ ...search, page })}
      />
    </>
  )
}

function SettlementImport() {
  const { payouts: texts } = useMessages().reports
  const { call } = useCall()
  const { go } = useNavigation()
  const showToast = useToast()
  const refresh = useInvalidate()
  const [isReading, setIsReading] = useState(false)
  const [error, setError] = useState<unknown>()
  const read = async (file: File) => {
    setIsReading(true)
    setError(undefined)
    try {
      const { settlement, imported } = await call('settlements.importSettlement', {
        content: await textOfFile(file),
        fileName: file.name.slice(0, 200),
      })
      await refresh(['settlements.listSettlements', 'reports.getPayments'])
      showToast({ text: imported ? texts.imported : texts.importedBefore })
      go(links.reports({ view: 'payouts', settlement: settlement.id }))
    } catch (thrown) {
      setError(thrown)
    } finally {
      setIsReading(false)
    }
  }
  return (
    <>
      <ImportFailure error={error} />
      <FileDropzone
        label={texts.importFile}
        text={texts.drop}
        buttonLabel={texts.choose}
        accept=".csv,.txt,text/csv"
        busy={isReading ? { text: texts.reading } : undefined}
        onFile={(file) => void read(file)}
      />
    </>
  )
}

type Problem = keyof ReturnType<typeof useMessages>['reports']['payouts']['problems']

/** Specific messages for errors of a file; the usual ones for all others. */
function ImportFailure({ error }: { readonly error: unknown }) {
  const { problems } = useMessages().reports.payouts
  if (!error) return null
  if (!(error instanceof VitrineError) || error.code !== 'SETTLEMENT_UNREADABLE') {
    return <Failure error={error} />
  }
  const texts = problems[error.data.problem as Problem]
  return (
    <p className="notice notice-bad" role="alert">
      {typeof texts === 'string' ? texts : texts({ line: String(error.data.line ?? '') })}
    </p>
  )
}

interface SettlementTableProps {
  readonly settlements: readonly Settlement[]
  /** How the site writes amounts. */
  readonly locale: string
}

function SettlementTable({ settlements, locale }: SettlementTableProps) {
  const { payouts: texts } = useMessages().reports
  const { columns } = texts
  return (
    <WideTable label={texts.list}>
      <table className="list figures">
        <thead>
          <tr>
            <th scope="col">{columns.days}</th>
            <th scope="col">{columns.provider}</th>
            <th scope="col" className="cell-figure">
              {columns.payments}
            </th>
            <th scope="col" className="cell-figure">
              {columns.fees}
            </th>
            <th scope="col" className="cell-figure">
              {columns.paidOut}
            </th>
            <th scope="col">{columns.result}</th>
          </tr>
        </thead>
        <tbody>
          {settlements.map((one) => (
            <SettlementRow key={one.id} settlement={one} locale={locale} />
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

interface SettlementRowProps {
  readonly settlement: Settlement
  readonly locale: string
}

/** Amounts of several currencies are stacked. */
function SettlementRow({ settlement, locale }: SettlementRowProps) {
  const { payouts: texts } = useMessages().reports
  const language = useLanguage()
  const provider = useProviderName()
  const { id, from, to, totals } = settlement
  const days = texts.days({ from: formatDate(from, language), to: formatDate(to, language) })
  return (
    <tr>
      <th scope="row">
        <Link href={links.reports({ view: 'payouts', settlement: id })}>
          {from === to ? formatDate(from, language) : days}
        </Link>
      </th>
      <td>{provider(settlement.provider)}</td>
      {(['payments', 'fees', 'paidOut'] as const).map((name) => (
        <td key={name} className="cell-figure">
          {totals.map((total) => (
            <div key={total.currency}>{formatMinor(total[name], total, locale)}</div>
          ))}
        </td>
      ))}
      <td className="cell-words">
        <SettlementResult settlement={settlement} />
      </td>
    </tr>
  )
}
