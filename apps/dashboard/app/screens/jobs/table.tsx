import type { Job } from '@vitrine/contract/jobs'
import { links } from '../../links.ts'
import { formatDateTime, formatNumber } from '../../shared/format.ts'
import { isJobPlanned, JobStatus } from '../../shared/job-status.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import './jobs.css'

interface JobsTableProps {
  readonly jobs: readonly Job[]
  readonly now: Date
}

export function JobsTable({ jobs, now }: JobsTableProps) {
  const { jobs: labels } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const { columns } = labels
  return (
    <table className="list jobs-list">
      <thead>
        <tr>
          <th scope="col">{columns.kind}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col" className="figure">
            {columns.processed}
          </th>
          <th scope="col" className="figure">
            {columns.failed}
          </th>
          <th scope="col">{columns.created}</th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id}>
            <td className="cell-name">
              <Link href={links.job(job.id)}>
                <span>{labels.kinds[job.kind] ?? job.kind}</span>
              </Link>
            </td>
            <td className="cell-state">
              <JobStatus state={job.state} />
              {isJobPlanned(job) && job.scheduledDate && (
                <span className="mute">
                  {' '}
                  {labels.planned({ date: formatDateTime(job.scheduledDate, language) })}
                </span>
              )}
            </td>
            <td className="figure">
              {labels.of({ done: number(job.processed), total: number(job.total) })}
            </td>
            <td className="figure cell-failed" data-none={job.failed === 0}>
              {number(job.failed)}
              <span className="failed-word"> {labels.failedWord}</span>
            </td>
            <td className="mute">
              <RelativeTime moment={job.createdDate} now={now} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
