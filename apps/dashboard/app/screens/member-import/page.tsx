import type { MemberImport, MemberReportRow } from '@vitrine/contract/member-files'
import { Status } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import { Failure } from '../../scaffold/failure.tsx'
import { formatBytes, formatNumber, formatSeconds } from '../../scaffold/format.ts'
import { isJobOver, JobStateWord } from '../../scaffold/job-state.tsx'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { Pager } from '../../scaffold/pager.tsx'
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
  const { memberFiles: words } = useMessages()
  const language = useLanguage()
  const { job } = run
  return (
    <>
      <PageHeader
        title={run.fileName}
        above={<Link href={links.memberFiles()}>← {words.title}</Link>}
        aside={
          <>
            <JobStateWord state={job.state} />{' '}
            <span className="figure">{formatBytes(run.bytes, language)}</span>
          </>
        }
        actions={
          isJobOver(job.state) ? (
            <Link className="button" href={links.members()}>
              {words.seeMembers}
            </Link>
          ) : (
            <button type="button" className="button" onClick={onStop}>
              {words.stop}…
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
  const { memberFiles: words } = useMessages()
  const language = useLanguage()
  const { processed, total, itemsPerSecond, secondsLeft } = job
  const number = (value: number) => formatNumber(value, language)
  const told = [
    words.rows(number(processed), number(total)),
    itemsPerSecond !== undefined && words.pace(number(Math.round(itemsPerSecond))),
    secondsLeft !== undefined && words.left(formatSeconds(secondsLeft)),
  ].filter((word) => word !== false)
  return (
    <div className="run-progress">
      <progress aria-label={words.progress} value={processed} max={Math.max(1, total)} />
      <span className="figure">{told.join(' · ')}</span>
    </div>
  )
}

function Counts({ run }: Pick<MemberImportPageProps, 'run'>) {
  const { memberFiles: words } = useMessages()
  const language = useLanguage()
  const counts = [
    [words.counts.created, run.created],
    [words.counts.updated, run.updated],
    [words.counts.unchanged, run.unchanged],
    [words.counts.failed, run.job.failed],
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
  const { memberFiles: words } = useMessages()
  const language = useLanguage()
  const { id, reportCount: total, job } = run
  const linkTo = (to: number) => `${links.memberImport(id)}${to > 1 ? `?page=${to}` : ''}`
  return (
    <section aria-labelledby="report">
      <h2 id="report">
        {words.report}{' '}
        {total > 0 && <span className="figure mute">{formatNumber(total, language)}</span>}
      </h2>
      {total === 0 && (
        <p className="field-hint">{isJobOver(job.state) ? words.reportNone : words.reportWait}</p>
      )}
      {report.length > 0 && <Rows report={report} />}
      <Pager page={page} size={REPORT_PAGE} total={total} linkTo={linkTo} />
    </section>
  )
}

function Rows({ report }: Pick<MemberImportPageProps, 'report'>) {
  const { memberFiles: words } = useMessages()
  const language = useLanguage()
  const { reportColumns: columns } = words
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
                  {words.severities[severity]}
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
