import type { Job } from '@vitrine/contract/jobs'
import { links } from '../../links.ts'
import { formatNumber } from '../../scaffold/format.ts'
import { JobStateWord } from '../../scaffold/job-state.tsx'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Moment } from '../../scaffold/moment.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import './jobs.css'

interface JobsTableProps {
  readonly jobs: readonly Job[]
  readonly now: Date
}

export function JobsTable({ jobs, now }: JobsTableProps) {
  const { jobs: words } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const { columns } = words
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
                <span>{words.kinds[job.kind] ?? job.kind}</span>
              </Link>
            </td>
            <td className="cell-state">
              <JobStateWord state={job.state} />
            </td>
            <td className="figure">{words.of(number(job.processed), number(job.total))}</td>
            <td className="figure cell-failed" data-none={job.failed === 0}>
              {number(job.failed)}
              <span className="failed-word"> {words.failedWord}</span>
            </td>
            <td className="mute">
              <Moment moment={job.createdDate} now={now} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
