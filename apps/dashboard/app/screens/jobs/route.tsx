import { isJobFinished, isJobPlanned } from '../../shared/job-status.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { JobsPage } from './page.tsx'
import { jobsQuery, readJobsSearch } from './search.ts'

const WHILE_RUNNING_MS = 2_000

export function JobsRoute() {
  const search = readJobsSearch(useUrlSearch())
  const result = useOperation('jobs.listJobs', jobsQuery(search), {
    keepPrevious: true,
    refetchInterval: (last) =>
      last?.jobs.some((job) => !isJobFinished(job.state) && !isJobPlanned(job))
        ? WHILE_RUNNING_MS
        : false,
  })
  return (
    <JobsPage
      search={search}
      jobs={result.data?.jobs}
      total={result.data?.pagingMetadata.total ?? 0}
      stale={result.isPlaceholderData}
      error={result.error}
      now={new Date()}
      onRetry={() => result.refetch()}
    />
  )
}
