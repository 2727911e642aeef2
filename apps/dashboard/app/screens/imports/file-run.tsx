import type { Job } from '@vitrine/contract/jobs'
import type { Reason } from '@vitrine/contract/reasons'
import { Status } from '@vitrine/ui/status'
import type { ReactNode } from 'react'
import { Failure } from '../../shared/failure.tsx'
import { formatBytes, formatNumber, formatSeconds } from '../../shared/format.ts'
import { isJobFinished, JobStatus } from '../../shared/job-status.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { Pager } from '../../shared/pager.tsx'
import { reasonText } from '../../shared/reason-text.ts'
import './imports.css'

export const REPORT_PAGE = 100

/** One row of a report. */
export interface ReportedRow {
  readonly line: number
  readonly field?: string | undefined
  readonly severity: 'ERROR' | 'WARNING'
  readonly reason: string
  readonly cause?: Reason | undefined
}

type Words<Values extends string> = (values: Readonly<Record<Values, string>>) => string

/** The texts of a run's page, which depend on what is imported. */
export interface FileRunLabels {
  readonly progress: string
  readonly rows: Words<'done' | 'total'>
  readonly pace: Words<'rows'>
  readonly left: Words<'time'>
  readonly stop: string
  readonly report: string
  readonly reportNone: string
  readonly reportWait: string
  readonly reportColumns: Readonly<Record<'line' | 'kind' | 'field' | 'what', string>>
  readonly severities: Readonly<Record<ReportedRow['severity'], string>>
}

export interface FileRunPageProps {
  readonly run: {
    readonly fileName: string
    readonly bytes: number
    readonly reportCount: number
    readonly job: Job
  }
  readonly labels: FileRunLabels
  readonly backLink: ReactNode
  /** A link to the imported objects. */
  readonly doneLink: ReactNode
  readonly counts: readonly (readonly [label: string, value: number])[]
  readonly report: readonly ReportedRow[]
  /** Counted from 1. */
  readonly page: number
  readonly linkTo: (page: number) => string
  readonly error?: unknown
  readonly onStop: () => void
}

/** The import of a file by a job: progress, results, and report. */
export function FileRunPage(props: FileRunPageProps) {
  const { run, labels, error, onStop } = props
  const messages = useMessages()
  const language = useLanguage()
  const { job } = run
  return (
    <>
      <PageHeader
        title={run.fileName}
        backLink={props.backLink}
        aside={
          <>
            <JobStatus state={job.state} />{' '}
            <span className="figure">{formatBytes(run.bytes, language)}</span>
          </>
        }
        actions={
          isJobFinished(job.state) ? (
            props.doneLink
          ) : (
            <button type="button" className="button" onClick={onStop}>
              {labels.stop}…
            </button>
          )
        }
      />
      {job.failure && (
        <p className="notice notice-bad" role="alert">
          {reasonText(job.failureCause, job.failure, messages)}
        </p>
      )}
      {error ? <Failure error={error} /> : null}
      <Progress job={job} labels={labels} />
      <Counts counts={props.counts} />
      <Report {...props} />
    </>
  )
}

function Progress({ job, labels }: { readonly job: Job; readonly labels: FileRunLabels }) {
  const language = useLanguage()
  const { processed, total, itemsPerSecond, secondsLeft } = job
  const number = (value: number) => formatNumber(value, language)
  const parts = [
    labels.rows({ done: number(processed), total: number(total) }),
    itemsPerSecond !== undefined && labels.pace({ rows: number(Math.round(itemsPerSecond)) }),
    secondsLeft !== undefined && labels.left({ time: formatSeconds(secondsLeft) }),
  ].filter((word) => word !== false)
  return (
    <div className="run-progress">
      <progress aria-label={labels.progress} value={processed} max={Math.max(1, total)} />
      <span className="figure">{parts.join(' · ')}</span>
    </div>
  )
}

function Counts({ counts }: Pick<FileRunPageProps, 'counts'>) {
  const language = useLanguage()
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

function Report({ run, labels, report, page, linkTo }: FileRunPageProps) {
  const language = useLanguage()
  const { reportCount: total, job } = run
  return (
    <section aria-labelledby="report">
      <h2 id="report">
        {labels.report}{' '}
        {total > 0 && <span className="figure mute">{formatNumber(total, language)}</span>}
      </h2>
      {total === 0 && (
        <p className="field-hint">
          {isJobFinished(job.state) ? labels.reportNone : labels.reportWait}
        </p>
      )}
      {report.length > 0 && <Rows report={report} labels={labels} />}
      <Pager page={page} size={REPORT_PAGE} total={total} linkTo={linkTo} />
    </section>
  )
}

function Rows({ report, labels }: Pick<FileRunPageProps, 'report' | 'labels'>) {
  const messages = useMessages()
  const language = useLanguage()
  const { reportColumns: columns } = labels
  return (
    <div className="list-frame">
      <table className="list report">
        <thead>
          <tr>
            <th scope="col" className="figure">
              {columns.line}
            </th>
            <th scope="col">{columns.kind}</th>
            <th scope="col">{columns.field}</th>
            <th scope="col">{columns.what}</th>
          </tr>
        </thead>
        <tbody>
          {report.map(({ line, field, severity, reason, cause }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may be reported twice alike
            <tr key={`${line}-${at}`}>
              <td className="figure">{formatNumber(line, language)}</td>
              <td>
                <Status tone={severity === 'ERROR' ? 'bad' : 'warn'}>
                  {labels.severities[severity]}
                </Status>
              </td>
              <td>{field ?? '–'}</td>
              <td className="cell-words">{reasonText(cause, reason, messages)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
