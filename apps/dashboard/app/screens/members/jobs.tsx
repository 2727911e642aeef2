import type { Job } from '@vitrine/contract/jobs'
import { useEffect, useState } from 'react'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { wordsOf } from '../../scaffold/failure.tsx'
import { isJobOver } from '../../scaffold/job-state.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction, useCall, useOperation, useRefresh } from '../../scaffold/use-operation.ts'
import { JobList } from './job-list.tsx'
import { type BulkKind, bulkCalls } from './moves.ts'
import { membersFilter } from './query.ts'
import type { MembersSearch } from './search.ts'

const isOver = ({ state }: Job) => isJobOver(state)

const POLL_MS = 1_000
/** Jobs that ended stay in sight for so long. */
const LATELY_MS = 10 * 60_000

/** Jobs over members that run, and those that ended lately until they are hidden. */
export function MemberJobs() {
  const messages = useMessages()
  const tell = useTell()
  const confirm = useConfirm()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const found = useOperation(
    'jobs.listJobs',
    { kind: 'members', limit: 5 },
    { every: (last) => (last?.jobs.some((job) => !isOver(job)) ? POLL_MS : false) },
  )
  const cancel = useAction('jobs.cancelJob', { refreshes: ['jobs.listJobs'] })
  const all = found.data?.jobs ?? []
  useFreshMembers(all.filter((job) => !isOver(job)))
  const shown = all.filter((job) => !hidden.has(job.id) && (!isOver(job) || isRecent(job)))
  const stop = async ({ id }: Job) => {
    const { jobs: words, memberJobs, action } = messages
    const question = { title: words.stopTitle, text: words.stopText, yes: words.stop }
    if (!(await confirm({ ...question, no: action.close }))) return
    cancel.mutate(
      { id },
      {
        onSuccess: () => tell({ text: memberJobs.stopped }),
        onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
      },
    )
  }
  return (
    <JobList
      jobs={shown}
      onStop={(job) => void stop(job)}
      onHide={({ id }) => setHidden(new Set([...hidden, id]))}
    />
  )
}

const isRecent = ({ finishedDate }: Job) =>
  finishedDate !== undefined && Date.now() - finishedDate.getTime() < LATELY_MS

/** What a job has changed is new to the list: now and then while it runs, and when it ends. */
function useFreshMembers(running: readonly Job[]) {
  const refresh = useRefresh()
  const moved = running.reduce((sum, job) => sum + job.processed, 0)
  const key = `${running.map(({ id }) => id).join()} ${moved}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: only progress tells that there is more
  useEffect(() => {
    void refresh(['members.queryMembers', 'members.getMember', 'sites.getFigures'])
  }, [key])
}

/** Starts a job over everybody the address means. */
export function useBulkJob() {
  const messages = useMessages()
  const { call } = useCall()
  const refresh = useRefresh()
  const tell = useTell()
  return async (kind: BulkKind, search: MembersSearch) => {
    try {
      await call(bulkCalls[kind], { filter: membersFilter(search) })
      tell({ text: messages.memberJobs.started })
    } catch (error) {
      tell({ text: wordsOf(error, messages), bad: true })
    }
    await refresh(['jobs.listJobs'])
  }
}
