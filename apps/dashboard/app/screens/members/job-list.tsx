import type { Job as JobAtWork } from '@vitrine/contract/jobs'
import { links } from '../../links.ts'
import { formatNumber, formatSeconds } from '../../shared/format.ts'
import { isJobFinished, JobStatus } from '../../shared/job-status.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { useIsAllowed } from '../../shared/permissions.tsx'

interface JobListProps {
  readonly jobs: readonly JobAtWork[]
  readonly onStop: (job: JobAtWork) => void
  readonly onHide: (job: JobAtWork) => void
}

export function JobList({ jobs, onStop, onHide }: JobListProps) {
  const { memberJobs } = useMessages()
  if (jobs.length === 0) return null
  return (
    <ul className="jobs" aria-label={memberJobs.title}>
      {jobs.map((job) => (
        <Job key={job.id} job={job} onStop={() => onStop(job)} onHide={() => onHide(job)} />
      ))}
    </ul>
  )
}

interface JobProps {
  readonly job: JobAtWork
  readonly onStop: () => void
  readonly onHide: () => void
}

function Job({ job, onStop, onHide }: JobProps) {
  const { jobs, memberJobs } = useMessages()
  const { state, total, processed } = job
  const running = !isJobFinished(state)
  const mayStop = useIsAllowed('jobs.cancelJob')
  const name = jobs.kinds[job.kind] ?? job.kind
  return (
    <li className="job">
      <div>
        <Link href={links.job(job.id)}>
          <strong>{name}</strong>
        </Link>{' '}
        <JobStatus state={state} /> <JobCounts job={job} running={running} />
      </div>
      {(!running || mayStop) && (
        <button type="button" className="button button-small" onClick={running ? onStop : onHide}>
          {running ? jobs.stop : memberJobs.again}
        </button>
      )}
      {running && (
        <progress
          aria-label={memberJobs.progress({ kind: name })}
          {...(state === 'RUNNING' ? { value: processed, max: Math.max(1, total) } : {})}
        />
      )}
      <Failures job={job} />
    </li>
  )
}

function JobCounts({ job, running }: { readonly job: JobAtWork; readonly running: boolean }) {
  const { jobs, memberJobs } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const { total, processed, succeeded, failed, itemsPerSecond, secondsLeft } = job
  const parts = [
    running
      ? jobs.of({ done: number(processed), total: number(total) })
      : memberJobs.changed({ n: number(succeeded) }),
    running && itemsPerSecond !== undefined && jobs.pace({ n: number(Math.round(itemsPerSecond)) }),
    running && secondsLeft !== undefined && jobs.left({ time: formatSeconds(secondsLeft) }),
    failed > 0 && memberJobs.skipped({ n: number(failed) }),
  ]
  return <span className="figure mute">{parts.filter(Boolean).join(' · ')}</span>
}

/** Why the whole job failed, or the reasons for unchanged members. */
function Failures({ job: { failure, errors } }: { readonly job: JobAtWork }) {
  const reasons = [...new Set(errors.map(({ description }) => description))]
  if (!failure && reasons.length === 0) return null
  return (
    <ul className="job-failures">
      {failure && <li className="field-error">{failure}</li>}
      {reasons.map((reason) => (
        <li key={reason} className="field-hint">
          {reason}
        </li>
      ))}
    </ul>
  )
}
