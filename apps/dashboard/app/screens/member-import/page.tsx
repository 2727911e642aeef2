import type { MemberImport, MemberReportRow } from '@vitrine/contract/member-files'
import { Status } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import { Failure } from '../../shared/failure.tsx'
import { formatBytes, formatNumber, formatSeconds } from '../../shared/format.ts'
import { isJobFinished, JobStatus } from '../../shared/job-status.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { Pager } from '../../shared/pager.tsx'
import '../imports/imports.css'

export const REPORT_PAGE = 100

export interface MemberImportPageProps {
  readonly run: MemberImport
  readonly report: readonly MemberReportRow[]
  /** Counted from 1. */
  readonly page: number
  readonly error?: unknown
  readonly onStop: () => void
}

export function MemberImportPage({ run, report, page, error, onStop }: MemberImportPageProps) {
  const { memberFiles } = useMessages()
  const language = useLanguage()
  const { job } = run
  return (
    <>
      <PageHeader
        title={run.fileName}
        backLink={<Link href={links.memberFiles()}>← {memberFiles.title}</Link>}
        aside={
          <>
            <JobStatus state={job.state} />{' '}
            <span className="figure">{formatBytes(run.bytes, language)}</span>
          </>
        }
        actions={
          isJobFinished(job.state) ? (
            <Link className="button" href={links.members()}>
              {memberFiles.seeMembers}
            </Link>
          ) : (
            <button type="button" className="button" onClick={onStop}>
              {memberFiles.stop}…
            </button>
          )
        }
      />
      {job.failure && (
        <p className="notice notice-bad" role="alert">
          {job.failure}
        </p>
      )}
      {error ? <Failure error={error} /> : null}
      <Progress run={run} />
      <Counts run={run} />
      <Report {...{ run, report, page }} />
    </>
  )
}

function Progress({ run: { job } }: Pick<MemberImportPageProps, 'run'>) {
  const { memberFiles } = useMessages()
  const language = useLanguage()
  const { processed, total, itemsPerSecond, secondsLeft } = job
  const number = (value: number) => formatNumber(value, language)
  const parts = [
    memberFiles.rows({ done: number(processed), total: number(total) }),
    itemsPerSecond !== undefined && memberFiles.pace({ rows: number(Math.round(itemsPerSecond)) }),
    secondsLeft !== undefined && memberFiles.left({ time: formatSeconds(secondsLeft) }),
  ].filter((word) => word !== false)
  return (
    <div className="run-progress">
      <progress aria-label={memberFiles.progress} value={processed} max={Math.max(1, total)} />
      <span className="figure">{parts.join(' · ')}</span>
    </div>
  )
}

function Counts({ run }: Pick<MemberImportPageProps, 'run'>) {
  const { memberFiles } = useMessages()
  const language = useLanguage()
  const counts = [
    [memberFiles.counts.created, run.created],
    [memberFiles.counts.updated, run.updated],
    [memberFiles.counts.unchanged, run.unchanged],
    [memberFiles.counts.failed, run.job.failed],
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

function Report({ run, report, page }: Pick<MemberImportPageProps, 'run' | 'report' | 'page'>) {
  const { memberFiles } = useMessages()
  const language = useLanguage()
  const { id, reportCount: total, job } = run
  const linkTo = (to: number) => links.memberImport(id, { page: to })
  return (
    <section aria-labelledby="report">
      <h2 id="report">
        {memberFiles.report}{' '}
        {total > 0 && <span className="figure mute">{formatNumber(total, language)}</span>}
      </h2>
      {total === 0 && (
        <p className="field-hint">
          {isJobFinished(job.state) ? memberFiles.reportNone : memberFiles.reportWait}
        </p>
      )}
      {report.length > 0 && <Rows report={report} />}
      <Pager page={page} size={REPORT_PAGE} total={total} linkTo={linkTo} />
    </section>
  )
}

function Rows({ report }: Pick<MemberImportPageProps, 'report'>) {
  const { memberFiles } = useMessages()
  const language = useLanguage()
  const { reportColumns: columns } = memberFiles
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
          {report.map(({ line, field, severity, reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may be reported twice alike
            <tr key={`${line}-${at}`}>
              <td className="figure">{formatNumber(line, language)}</td>
              <td>
                <Status tone={severity === 'ERROR' ? 'bad' : 'warn'}>
                  {memberFiles.severities[severity]}
                </Status>
              </td>
              <td>{field ?? '–'}</td>
              <td className="cell-words">{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
