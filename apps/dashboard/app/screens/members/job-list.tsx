import type { MemberJob } from '@vitrine/contract/member-jobs'
import { Status, type StatusTone } from '@vitrine/ui/status'
import { formatNumber, formatSeconds } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'

interface JobListProps {
  readonly jobs: readonly MemberJob[]
  readonly onStop: (job: MemberJob) => void
  readonly onHide: (job: MemberJob) => void
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

const tones: Readonly<Record<MemberJob['state'], StatusTone>> = {
  QUEUED: 'quiet',
  RUNNING: 'note',
  DONE: 'good',
  FAILED: 'bad',
  CANCELLED: 'quiet',
}

interface JobProps {
  readonly job: MemberJob
  readonly onStop: () => void
  readonly onHide: () => void
}

function Job({ job, onStop, onHide }: JobProps) {
  const { memberJobs: words } = useMessages()
  const { state, action, total, done, failed } = job
  const running = state === 'QUEUED' || state === 'RUNNING'
  return (
    <li className="job">
      <div>
        <strong>{words.kinds[action]}</strong>{' '}
        <Status tone={tones[state]}>{words.states[state]}</Status>{' '}
        <Figures job={job} running={running} />
      </div>
      <button type="button" className="button button-small" onClick={running ? onStop : onHide}>
        {running ? words.stop : words.again}
      </button>
      {running && (
        <progress
          aria-label={words.progress(words.kinds[action])}
          {...(state === 'RUNNING' ? { value: done + failed, max: Math.max(1, total) } : {})}
        />
      )}
      <Failures job={job} />
    </li>
  )
}

function Figures({ job, running }: { readonly job: MemberJob; readonly running: boolean }) {
  const { memberJobs: words } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const { total, done, failed, membersPerSecond, secondsLeft } = job
  const parts = [
    running ? words.done(number(done + failed), number(total)) : words.changed(number(done)),
    running && membersPerSecond !== undefined && words.pace(number(Math.round(membersPerSecond))),
    running && secondsLeft !== undefined && words.left(formatSeconds(secondsLeft)),
    failed > 0 && words.skipped(number(failed)),
  ]
  return <span className="figure mute">{parts.filter(Boolean).join(' · ')}</span>
}

/** Why the whole job was given up, or why some members stayed as they were. */
function Failures({ job: { failure, failures } }: { readonly job: MemberJob }) {
  const { memberJobs: words } = useMessages()
  const language = useLanguage()
  if (!failure && failures.length === 0) return null
  return (
    <ul className="job-failures">
      {failure && <li className="field-error">{failure}</li>}
      {failures.map(({ code, description, count }) => (
        <li key={code} className="field-hint">
          {words.why(formatNumber(count, language), description)}
        </li>
      ))}
    </ul>
  )
}
