import type { Job } from '@vitrine/contract/jobs'
import { links } from '../../links.ts'
import { Failure } from '../../scaffold/failure.tsx'
import { formatNumber, formatSeconds } from '../../scaffold/format.ts'
import { isJobOver, JobStateWord } from '../../scaffold/job-state.tsx'
import { useLanguage } from '../../scaffold/language.tsx'
import { May } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Moment } from '../../scaffold/moment.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { JobAsked } from './asked.tsx'
import { JobErrors } from './errors.tsx'
import '../imports/imports.css'
import './job.css'

interface JobPageProps {
  readonly job: Job
  readonly now: Date
  readonly error?: unknown
  readonly onStop: () => void
}

export function JobPage({ job, now, error, onStop }: JobPageProps) {
  const { jobs: words } = useMessages()
  return (
    <>
      <PageHeader
        title={words.kinds[job.kind] ?? job.kind}
        above={<Link href={links.jobs()}>← {words.title}</Link>}
        aside={<JobStateWord state={job.state} />}
        actions={
          !isJobOver(job.state) && (
            <May call="jobs.cancelJob">
              <button type="button" className="button" onClick={onStop}>
                {words.stop}…
              </button>
            </May>
          )
        }
      />
      <Asked job={job} now={now} />
      {job.failure && (
        <div className="notice notice-bad" role="alert">
          <div>
            <strong>{words.givenUp}</strong> {job.failure}
          </div>
        </div>
      )}
      {error ? <Failure error={error} /> : null}
      <Progress job={job} />
      <Counts job={job} />
      <JobErrors job={job} />
      <JobAsked job={job} />
    </>
  )
}

function Asked({ job, now }: Pick<JobPageProps, 'job' | 'now'>) {
  const { jobs: words } = useMessages()
  const { askedBy } = words
  return (
    <p className="field-hint job-asked">
      {words.columns.created} <Moment moment={job.createdDate} now={now} />{' '}
      {askedBy[job.actor.type as keyof typeof askedBy]}
    </p>
  )
}

function Progress({ job }: Pick<JobPageProps, 'job'>) {
  const { jobs: words } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const { state, total, processed, itemsPerSecond, secondsLeft } = job
  const parts = [
    words.of(number(processed), number(total)),
    itemsPerSecond !== undefined && words.pace(number(Math.round(itemsPerSecond))),
    secondsLeft !== undefined && words.left(formatSeconds(secondsLeft)),
  ].filter((part) => part !== false)
  const isDone = state === 'DONE'
  return (
    <div className="run-progress">
      <progress
        aria-label={words.progress}
        value={isDone ? 1 : processed}
        max={isDone ? 1 : Math.max(1, total)}
      />
      <span className="figure">{parts.join(' · ')}</span>
    </div>
  )
}

function Counts({ job }: Pick<JobPageProps, 'job'>) {
  const { jobs: words } = useMessages()
  const language = useLanguage()
  const counts = ['total', 'succeeded', 'failed'] as const
  return (
    <dl className="run-counts">
      {counts.map((name) => (
        <div key={name}>
          <dt>{words.counts[name]}</dt>
          <dd>{formatNumber(job[name], language)}</dd>
        </div>
      ))}
    </dl>
  )
}
