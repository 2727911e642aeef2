import type { Import, ReportRow } from '@vitrine/contract/imports'
import { Status } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Pager } from '../../shared/pager.tsx'
import { reasonText } from '../../shared/reason-text.ts'

export const REPORT_PAGE = 100

interface ReportProps {
  readonly run: Import
  readonly report: readonly ReportRow[]
  /** Counted from 1. */
  readonly page: number
  readonly running: boolean
}

/** Errors and notes by row and column. */
export function Report({ run, report, page, running }: ReportProps) {
  const { imports } = useMessages()
  const language = useLanguage()
  const { reportColumns: columns } = imports
  const total = run.reportCount
  const linkTo = (to: number) => links.import(run.id, { page: to })
  return (
    <section aria-labelledby="report" className="import-report">
      <h2 id="report">
        {imports.report}{' '}
        {total > 0 && <span className="figure mute">{formatNumber(total, language)}</span>}
      </h2>
      {total === 0 && !run.failure && (
        <p className="field-hint">{running ? imports.reportWait : imports.reportNone}</p>
      )}
      {report.length > 0 && (
        <div className="list-frame">
          <table className="list report">
            <thead>
              <tr>
                <th scope="col" className="figure">
                  {columns.line}
                </th>
                <th scope="col">{columns.kind}</th>
                <th scope="col">{columns.column}</th>
                <th scope="col">{columns.what}</th>
                <th scope="col">{columns.handle}</th>
              </tr>
            </thead>
            <tbody>
              {report.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line may be reported twice alike
                <Row key={`${row.line}-${at}`} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager page={page} size={REPORT_PAGE} total={total} linkTo={linkTo} />
    </section>
  )
}

function Row({ row }: { readonly row: ReportRow }) {
  const messages = useMessages()
  const { imports } = messages
  const language = useLanguage()
  return (
    <tr>
      <td className="figure">{formatNumber(row.line, language)}</td>
      <td>
        <Status tone={row.severity === 'ERROR' ? 'bad' : 'warn'}>
          {imports.severities[row.severity]}
        </Status>
      </td>
      <td>{row.column ?? '–'}</td>
      <td className="cell-words">{reasonText(row.cause, row.message, messages)}</td>
      <td className="mute">{row.handle ?? '–'}</td>
    </tr>
  )
}
