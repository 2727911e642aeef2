import { useAddressSearch } from '../../scaffold/address.ts'
import { isJobOver } from '../../scaffold/job-state.tsx'
import { useOperation } from '../../scaffold/use-operation.ts'
import { JobsPage } from './page.tsx'
import { jobsQuery, readJobsSearch } from './search.ts'

const WHILE_RUNNING_MS = 2_000

export function JobsRoute() {
  const search = readJobsSearch(useAddressSearch())
  const found = useOperation('jobs.listJobs', jobsQuery(search), {
    keep: true,
    every: (last) => (last?.jobs.some(({ state }) => !isJobOver(state)) ? WHILE_RUNNING_MS : false),
  })
  return (
    <JobsPage
      search={search}
      jobs={found.data?.jobs}
      total={found.data?.pagingMetadata.total ?? 0}
      stale={found.isPlaceholderData}
      error={found.error}
      now={new Date()}
      onRetry={() => found.refetch()}
    />
  )
}
