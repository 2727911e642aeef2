import { type Job, jobStates } from '@vitrine/contract/jobs'
import { links } from '../../links.ts'
import { Empty, Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { SelectField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link, useNavigation } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { Pager } from '../../scaffold/pager.tsx'
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
  const { jobs: words } = useMessages()
  return (
    <>
      <PageHeader title={words.title} />
      <p className="page-text">{words.text}</p>
      <StateFilter search={props.search} />
      {props.error ? <Failure error={props.error} onRetry={props.onRetry} /> : <List {...props} />}
    </>
  )
}

function StateFilter({ search }: Pick<JobsPageProps, 'search'>) {
  const { jobs: words } = useMessages()
  const { go } = useNavigation()
  return (
    <search className="filters">
      <SelectField
        quiet
        label={words.filter}
        value={search.state}
        options={[
          ['', words.all],
          ...jobStates.map((state) => [state, words.states[state]] as const),
        ]}
        onValue={(state) => go(links.jobs({ state }), { replace: true })}
      />
    </search>
  )
}

function List({ search, jobs, total, stale, now }: JobsPageProps) {
  const { jobs: words, shell, action } = useMessages()
  if (!jobs) return <Skeleton rows={6} label={shell.loading} />
  if (jobs.length === 0 && (search.state !== '' || search.page > 1)) {
    return (
      <Empty title={words.nothingTitle} text={words.nothingText}>
        <Link className="button" href={links.jobs()}>
          {action.clearFilters}
        </Link>
      </Empty>
    )
  }
  if (jobs.length === 0) return <Empty title={words.emptyTitle} text={words.emptyText} />
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
