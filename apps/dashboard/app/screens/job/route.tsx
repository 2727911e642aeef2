import { useEffect } from 'react'
import { useAddressParam } from '../../scaffold/address.ts'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { isJobOver } from '../../scaffold/job-state.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { useAction, useOperation, useRefresh } from '../../scaffold/use-operation.ts'
import { JobPage } from './page.tsx'

const WHILE_RUNNING_MS = 1_000

export function JobRoute() {
  const id = useAddressParam('jobId')
  const { jobs, shell, action } = useMessages()
  const found = useOperation(
    'jobs.getJob',
    { id },
    { every: (last) => (last && isJobOver(last.job.state) ? false : WHILE_RUNNING_MS) },
  )
  const cancel = useAction('jobs.cancelJob', { refreshes: ['jobs.getJob', 'jobs.listJobs'] })
  const confirm = useConfirm()
  const job = found.data?.job
  useFreshLists(job?.processed)
  if (!job) {
    const title = found.error?.status === 404 ? jobs.missing : undefined
    return (
      <>
        <PageHeader title={jobs.one} />
        {found.error ? (
          <Failure error={found.error} title={title} />
        ) : (
          <Skeleton rows={4} label={shell.loading} />
        )}
      </>
    )
  }
  const stop = async () => {
    const { stopTitle: title, stopText: text, stop: yes } = jobs
    if (await confirm({ title, text, yes, no: action.close })) cancel.mutate({ id })
  }
  return <JobPage job={job} now={new Date()} error={cancel.error} onStop={() => void stop()} />
}

/** What a job has changed is new to the lists. */
function useFreshLists(processed: number | undefined) {
  const refresh = useRefresh()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only progress tells that there is more
  useEffect(() => {
    void refresh(['catalogV1.queryProducts', 'catalogV1.queryCollections', 'sites.getFigures'])
  }, [processed])
}
