import type { Job as JobAtWork } from '@vitrine/contract/jobs'
import { links } from '../../links.ts'
import { formatNumber, formatSeconds } from '../../scaffold/format.ts'
import { isJobOver, JobStateWord } from '../../scaffold/job-state.tsx'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMay } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'

interface JobListProps {
  readonly jobs: readonly JobAtWork[]
  readonly onStop: (job: JobAtWork) => void
  readonly onHide: (job: JobAtWork) => void
}

export function JobList({ jobs, onStop, onHide }: JobListProps) {
  const { memberJobs: words } = useMessages()
  if (jobs.length === 0) return null
  return (
    <ul className="jobs" aria-label={words.title}>
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
  const { jobs, memberJobs: words } = useMessages()
  const { state, total, processed } = job
  const running = !isJobOver(state)
  const mayStop = useMay('jobs.cancelJob')
  const name = jobs.kinds[job.kind] ?? job.kind
  return (
    <li className="job">
      <div>
        <Link href={links.job(job.id)}>
          <strong>{name}</strong>
        </Link>{' '}
        <JobStateWord state={state} /> <Figures job={job} running={running} />
      </div>
      {(!running || mayStop) && (
        <button type="button" className="button button-small" onClick={running ? onStop : onHide}>
          {running ? jobs.stop : words.again}
        </button>
      )}
      {running && (
        <progress
          aria-label={words.progress(name)}
          {...(state === 'RUNNING' ? { value: processed, max: Math.max(1, total) } : {})}
        />
      )}
      <Failures job={job} />
    </li>
  )
}

function Figures({ job, running }: { readonly job: JobAtWork; readonly running: boolean }) {
  const { jobs, memberJobs: words } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const { total, processed, succeeded, failed, itemsPerSecond, secondsLeft } = job
  const parts = [
    running ? jobs.of(number(processed), number(total)) : words.changed(number(succeeded)),
    running && itemsPerSecond !== undefined && jobs.pace(number(Math.round(itemsPerSecond))),
    running && secondsLeft !== undefined && jobs.left(formatSeconds(secondsLeft)),
    failed > 0 && words.skipped(number(failed)),
  ]
  return <span className="figure mute">{parts.filter(Boolean).join(' · ')}</span>
}

/** Why the whole job was given up, or the reasons for which members stayed as they were. */
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
