import type { Job } from '@vitrine/contract/jobs'
import { links } from '../../links.ts'
import { Failure } from '../../shared/failure.tsx'
import { formatDateTime, formatNumber, formatSeconds } from '../../shared/format.ts'
import { isJobFinished, isJobPlanned, JobStatus } from '../../shared/job-status.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { reasonText } from '../../shared/reason-text.ts'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { JobErrors } from './errors.tsx'
import { JobInput } from './job-input.tsx'
import '../imports/imports.css'
import './job.css'

interface JobPageProps {
  readonly job: Job
  readonly now: Date
  readonly error?: unknown
  readonly onStop: () => void
}

export function JobPage({ job, now, error, onStop }: JobPageProps) {
  const messages = useMessages()
  const { jobs } = messages
  return (
    <>
      <PageHeader
        title={jobs.kinds[job.kind] ?? job.kind}
        backLink={<Link href={links.jobs()}>{jobs.title}</Link>}
        aside={<JobStatus state={job.state} />}
        actions={
          !isJobFinished(job.state) && (
            <IfAllowed call="jobs.cancelJob">
              <button type="button" className="button" onClick={onStop}>
                {jobs.stop}…
              </button>
            </IfAllowed>
          )
        }
      />
      <JobOrigin job={job} now={now} />
      {job.failure && (
        <div className="notice notice-bad" role="alert">
          <div>
            <strong>{jobs.givenUp}</strong> {reasonText(job.failureCause, job.failure, messages)}
          </div>
        </div>
      )}
      {error ? <Failure error={error} /> : null}
      <Progress job={job} />
      <Counts job={job} />
      <JobErrors job={job} />
      <JobInput job={job} />
    </>
  )
}

function JobOrigin({ job, now }: Pick<JobPageProps, 'job' | 'now'>) {
  const { jobs } = useMessages()
  const language = useLanguage()
  const { askedBy } = jobs
  return (
    <p className="field-hint job-asked">
      {jobs.columns.created} <RelativeTime moment={job.createdDate} now={now} />{' '}
      {askedBy[job.actor.type as keyof typeof askedBy]}
      {isJobPlanned(job) && job.scheduledDate && (
        <> · {jobs.planned({ date: formatDateTime(job.scheduledDate, language) })}</>
      )}
    </p>
  )
}

function Progress({ job }: Pick<JobPageProps, 'job'>) {
  const { jobs } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const { state, total, processed, itemsPerSecond, secondsLeft } = job
  const parts = [
    jobs.of({ done: number(processed), total: number(total) }),
    itemsPerSecond !== undefined && jobs.pace({ n: number(Math.round(itemsPerSecond)) }),
    secondsLeft !== undefined && jobs.left({ time: formatSeconds(secondsLeft) }),
  ].filter((part) => part !== false)
  const isDone = state === 'DONE'
  return (
    <div className="run-progress">
      <progress
        aria-label={jobs.progress}
        value={isDone ? 1 : processed}
        max={isDone ? 1 : Math.max(1, total)}
      />
      <span className="figure">{parts.join(' · ')}</span>
    </div>
  )
}

function Counts({ job }: Pick<JobPageProps, 'job'>) {
  const { jobs } = useMessages()
  const language = useLanguage()
  const counts = ['total', 'succeeded', 'failed'] as const
  return (
    <dl className="run-counts">
      {counts.map((name) => (
        <div key={name}>
          <dt>{jobs.counts[name]}</dt>
          <dd>{formatNumber(job[name], language)}</dd>
        </div>
      ))}
    </dl>
  )
}
