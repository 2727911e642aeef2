import { useEffect } from 'react'
import { useConfirm } from '../../shared/confirm.tsx'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { isJobFinished, isJobPlanned } from '../../shared/job-status.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { useUrlParam } from '../../shared/url-params.ts'
import { useAction, useInvalidate, useOperation } from '../../shared/use-operation.ts'
import { JobPage } from './page.tsx'

const WHILE_RUNNING_MS = 1_000

export function JobRoute() {
  const id = useUrlParam('jobId')
  const { jobs, shell, action } = useMessages()
  const result = useOperation(
    'jobs.getJob',
    { id },
    {
      refetchInterval: (last) =>
        last && (isJobFinished(last.job.state) || isJobPlanned(last.job))
          ? false
          : WHILE_RUNNING_MS,
    },
  )
  const cancel = useAction('jobs.cancelJob', { invalidates: ['jobs.getJob', 'jobs.listJobs'] })
  const confirm = useConfirm()
  const job = result.data?.job
  useFreshLists(job?.processed)
  if (!job) {
    const title = result.error?.status === 404 ? jobs.missing : undefined
    return (
      <>
        <PageHeader title={jobs.one} />
        {result.error ? (
          <Failure error={result.error} title={title} />
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

/** Reloads lists after the changes of a job. */
function useFreshLists(processed: number | undefined) {
  const refresh = useInvalidate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: progress alone shows that there is more
  useEffect(() => {
    void refresh(['products.listProducts', 'collections.listCollections', 'sites.getFigures'])
  }, [processed])
}
