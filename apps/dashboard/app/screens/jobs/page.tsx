import { type Job, jobStates } from '@vitrine/contract/jobs'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { SelectField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { Pager } from '../../shared/pager.tsx'
import { JOBS_PAGE, type JobsSearch } from './search.ts'
import { JobsTable } from './table.tsx'

export interface JobsPageProps {
  readonly search: JobsSearch
  /** Newest first; undefined until the first answer. */
  readonly jobs: readonly Job[] | undefined
  readonly total: number
  readonly stale: boolean
  readonly error?: unknown
  readonly now: Date
  readonly onRetry?: () => void
}

export function JobsPage(props: JobsPageProps) {
  const { jobs } = useMessages()
  return (
    <>
      <PageHeader title={jobs.title} />
      <p className="page-text">{jobs.text}</p>
      <StateFilter search={props.search} />
      {props.error ? <Failure error={props.error} onRetry={props.onRetry} /> : <List {...props} />}
    </>
  )
}

function StateFilter({ search }: Pick<JobsPageProps, 'search'>) {
  const { jobs } = useMessages()
  const { go } = useNavigation()
  return (
    <search className="filters">
      <SelectField
        hideLabel
        label={jobs.filter}
        value={search.state}
        options={[
          ['', jobs.all],
          ...jobStates.map((state) => [state, jobs.states[state]] as const),
        ]}
        onValue={(state) => go(links.jobs({ state }), { replace: true })}
      />
    </search>
  )
}

function List({ search, jobs, total, stale, now }: JobsPageProps) {
  const { jobs: labels, shell, action } = useMessages()
  if (!jobs) return <Skeleton rows={6} label={shell.loading} />
  if (jobs.length === 0 && (search.state !== '' || search.page > 1)) {
    return (
      <EmptyState title={labels.nothingTitle} text={labels.nothingText}>
        <Link className="button" href={links.jobs()}>
          {action.clearFilters}
        </Link>
      </EmptyState>
    )
  }
  if (jobs.length === 0) return <EmptyState title={labels.emptyTitle} text={labels.emptyText} />
  return (
    <>
      <div className="list-frame" data-stale={stale} aria-busy={stale}>
        <JobsTable jobs={jobs} now={now} />
      </div>
      <Pager
        page={search.page}
        size={JOBS_PAGE}
        total={total}
        linkTo={(page) => links.jobs({ ...search, page })}
      />
    </>
  )
}
