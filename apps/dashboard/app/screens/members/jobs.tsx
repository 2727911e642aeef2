import type { Job } from '@vitrine/contract/jobs'
import { useEffect, useState } from 'react'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { isJobFinished } from '../../shared/job-status.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useCall, useInvalidate, useOperation } from '../../shared/use-operation.ts'
import { JobList } from './job-list.tsx'
import { type BulkKind, bulkCalls } from './moves.ts'
import { membersFilter } from './query.ts'
import type { MembersSearch } from './search.ts'

const isFinished = ({ state }: Job) => isJobFinished(state)

const POLL_MS = 1_000
/** How long finished jobs are shown. */
const RECENT_MS = 10 * 60_000

/** Running jobs on members, and recently finished ones until dismissed. */
export function MemberJobs() {
  const messages = useMessages()
  const showToast = useToast()
  const confirm = useConfirm()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const result = useOperation(
    'jobs.listJobs',
    { kind: 'members', limit: 5 },
    { refetchInterval: (last) => (last?.jobs.some((job) => !isFinished(job)) ? POLL_MS : false) },
  )
  const cancel = useAction('jobs.cancelJob', { invalidates: ['jobs.listJobs'] })
  const all = result.data?.jobs ?? []
  useFreshMembers(all.filter((job) => !isFinished(job)))
  const visibleJobs = all.filter(
    (job) => !hidden.has(job.id) && (!isFinished(job) || isRecent(job)),
  )
  const stop = async ({ id }: Job) => {
    const { jobs, memberJobs, action } = messages
    const question = { title: jobs.stopTitle, text: jobs.stopText, yes: jobs.stop }
    if (!(await confirm({ ...question, no: action.close }))) return
    cancel.mutate(
      { id },
      {
        onSuccess: () => showToast({ text: memberJobs.stopped }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  }
  return (
    <JobList
      jobs={visibleJobs}
      onStop={(job) => void stop(job)}
      onHide={({ id }) => setHidden(new Set([...hidden, id]))}
    />
  )
}

const isRecent = ({ finishedDate }: Job) =>
  finishedDate !== undefined && Date.now() - finishedDate.getTime() < RECENT_MS

/** Refetches the list periodically while a job runs, and when it ends. */
function useFreshMembers(running: readonly Job[]) {
  const refresh = useInvalidate()
  const moved = running.reduce((sum, job) => sum + job.processed, 0)
  const key = `${running.map(({ id }) => id).join()} ${moved}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: progress alone shows that there is more
  useEffect(() => {
    void refresh(['members.queryMembers', 'members.getMember', 'sites.getFigures'])
  }, [key])
}

/** Starts a job over everybody the address means. */
export function useBulkJob() {
  const messages = useMessages()
  const { call } = useCall()
  const refresh = useInvalidate()
  const showToast = useToast()
  return async (kind: BulkKind, search: MembersSearch) => {
    try {
      await call(bulkCalls[kind], { filter: membersFilter(search) })
      showToast({ text: messages.memberJobs.started })
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    }
    await refresh(['jobs.listJobs'])
  }
}
