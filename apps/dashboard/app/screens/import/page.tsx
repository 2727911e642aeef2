import type { Import, ReportRow } from '@vitrine/contract/imports'
import { Status } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import { Failure } from '../../shared/failure.tsx'
import { formatBytes, formatNumber, formatSeconds } from '../../shared/format.ts'
import { ImportStatus } from '../../shared/import-status.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { Pager } from '../../shared/pager.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import '../imports/imports.css'

export const REPORT_PAGE = 100

interface ImportPageProps {
  readonly run: Import
  readonly report: readonly ReportRow[]
  /** Counted from 1. */
  readonly page: number
  readonly error?: unknown
  readonly onCancel: () => void
}

export function ImportPage({ run, report, page, error, onCancel }: ImportPageProps) {
  const { imports } = useMessages()
  const language = useLanguage()
  const running = run.state === 'QUEUED' || run.state === 'RUNNING'
  return (
    <>
      <PageHeader
        title={run.fileName}
        backLink={<Link href={links.imports()}>{imports.back}</Link>}
        aside={
          <>
            <ImportStatus state={run.state} picturesWaiting={run.picturesWaiting} />{' '}
            <span className="figure">{formatBytes(run.bytes, language)}</span>
          </>
        }
        actions={
          running ? (
            <IfAllowed call="imports.cancelImport">
              <button type="button" className="button" onClick={onCancel}>
                {imports.cancel}…
              </button>
            </IfAllowed>
          ) : (
            <Link className="button" href={links.products()}>
              {imports.seeProducts}
            </Link>
          )
        }
      />
      {run.failure && (
        <div className="notice notice-bad" role="alert">
          <div>
            <strong>{imports.refused}</strong> {run.failure}
          </div>
        </div>
      )}
      {error ? <Failure error={error} /> : null}
      <Progress run={run} running={running} />
      <Pictures run={run} />
      <Counts run={run} />
      <Report run={run} report={report} page={page} running={running} />
    </>
  )
}

function Progress({ run, running }: { readonly run: Import; readonly running: boolean }) {
  const { imports } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const { rowsTotal, rowsDone, rowsPerSecond, secondsLeft } = run
  const labels = [
    rowsTotal === undefined
      ? imports.counting({ done: number(rowsDone) })
      : imports.rows({ done: number(rowsDone), total: number(rowsTotal) }),
    rowsPerSecond !== undefined && imports.pace({ rows: number(Math.round(rowsPerSecond)) }),
    running && secondsLeft !== undefined && imports.left({ time: formatSeconds(secondsLeft) }),
  ].filter((word) => word !== false)
  return (
    <div className="run-progress">
      <progress
        aria-label={imports.progress}
        value={rowsTotal === undefined && running ? undefined : rowsDone}
        max={Math.max(1, rowsTotal ?? rowsDone)}
      />
      <span className="figure">{labels.join(' · ')}</span>
    </div>
  )
}

/** Results of downloading the pictures that the file refers to. */
function Pictures({ run: { picturesWaiting, picturesFailed } }: { readonly run: Import }) {
  const { imports } = useMessages()
  if (picturesWaiting + picturesFailed === 0) return null
  const labels = [
    picturesWaiting > 0 && imports.picturesWaiting({ n: picturesWaiting }),
    picturesFailed > 0 && imports.picturesFailed({ n: picturesFailed }),
  ].filter((word) => word !== false)
  return <p role="status">{labels.join(' · ')}</p>
}

function Counts({ run }: { readonly run: Import }) {
  const { imports } = useMessages()
  const language = useLanguage()
  const counts = [
    [imports.created, run.productsCreated],
    [imports.updated, run.productsUpdated],
    [imports.unchanged, run.productsUnchanged],
    [imports.failed, run.rowsFailed],
  ] as const
  return (
    <dl className="run-counts">
      {counts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(value, language)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface ReportProps extends Pick<ImportPageProps, 'run' | 'report' | 'page'> {
  readonly running: boolean
}

function Report({ run, report, page, running }: ReportProps) {
  const { imports } = useMessages()
  const language = useLanguage()
  const { reportColumns: columns } = imports
  const total = run.reportCount
  const linkTo = (to: number) => links.import(run.id, { page: to })
  return (
    <section aria-labelledby="report">
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
  const { imports } = useMessages()
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
      <td className="cell-words">{row.message}</td>
      <td className="mute">{row.handle ?? '–'}</td>
    </tr>
  )
}
