import { useEffect } from 'react'
import { useAddressParam, useAddressSearch } from '../../scaffold/address.ts'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { isJobOver } from '../../scaffold/job-state.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { useAction, useOperation, useRefresh } from '../../scaffold/use-operation.ts'
import { MemberImportPage, REPORT_PAGE } from './page.tsx'

const POLL_MS = 1_000

export function MemberImportRoute() {
  const { memberFiles: words, shell, action } = useMessages()
  const id = useAddressParam('importId')
  const page = Math.max(1, Math.trunc(Number(useAddressSearch().page)) || 1)
  const found = useOperation(
    'memberFiles.getMemberImport',
    { id },
    { every: (last) => (last && isJobOver(last.import.job.state) ? false : POLL_MS) },
  )
  const run = found.data?.import
  const paging = { limit: REPORT_PAGE, offset: (page - 1) * REPORT_PAGE }
  const report = useOperation(
    'memberFiles.getMemberImportReport',
    { id, ...paging },
    { enabled: (run?.reportCount ?? 0) > 0, keep: true },
  )
  useFreshReport(run?.reportCount, run?.job.processed)
  const confirm = useConfirm()
  const stop = useAction('jobs.cancelJob', { refreshes: ['memberFiles.getMemberImport'] })
  if (!run) {
    return (
      <>
        <PageHeader title={words.title} />
        {found.error ? (
          <Failure
            error={found.error}
            title={found.error.status === 404 ? words.missing : undefined}
          />
        ) : (
          <Skeleton rows={4} label={shell.loading} />
        )}
      </>
    )
  }
  const ask = async () => {
    const question = { title: words.stopTitle, text: words.stopText, yes: words.stop }
    if (await confirm({ ...question, no: action.close })) stop.mutate({ id })
  }
  return (
    <MemberImportPage
      run={run}
      report={report.data?.rows ?? []}
      page={page}
      error={stop.error ?? report.error}
      onStop={() => void ask()}
    />
  )
}

/** The report grows while the import runs; whom it brought in is new to every list. */
function useFreshReport(reportCount: number | undefined, processed: number | undefined) {
  const refresh = useRefresh()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the counts tell that there is more
  useEffect(() => {
    void refresh(['memberFiles.getMemberImportReport', 'members.queryMembers', 'sites.getFigures'])
  }, [reportCount, processed])
}
