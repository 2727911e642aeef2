import { useEffect } from 'react'
import { useConfirm } from '../../shared/confirm.tsx'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { isJobFinished } from '../../shared/job-status.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { useUrlParam, useUrlSearch } from '../../shared/url-params.ts'
import { useAction, useInvalidate, useOperation } from '../../shared/use-operation.ts'
import { REPORT_PAGE } from '../imports/file-run.tsx'
import { MemberImportPage } from './page.tsx'

const POLL_MS = 1_000

export function MemberImportRoute() {
  const { memberFiles, shell, action } = useMessages()
  const id = useUrlParam('importId')
  const page = Math.max(1, Math.trunc(Number(useUrlSearch().page)) || 1)
  const result = useOperation(
    'memberFiles.getMemberImport',
    { id },
    { refetchInterval: (last) => (last && isJobFinished(last.import.job.state) ? false : POLL_MS) },
  )
  const run = result.data?.import
  const paging = { limit: REPORT_PAGE, offset: (page - 1) * REPORT_PAGE }
  const report = useOperation(
    'memberFiles.getMemberImportReport',
    { id, ...paging },
    { enabled: (run?.reportCount ?? 0) > 0, keepPrevious: true },
  )
  useFreshReport(run?.reportCount, run?.job.processed)
  const confirm = useConfirm()
  const stop = useAction('jobs.cancelJob', { invalidates: ['memberFiles.getMemberImport'] })
  if (!run) {
    return (
      <>
        <PageHeader title={memberFiles.title} />
        {result.error ? (
          <Failure
            error={result.error}
            title={result.error.status === 404 ? memberFiles.missing : undefined}
          />
        ) : (
          <Skeleton rows={4} label={shell.loading} />
        )}
      </>
    )
  }
  const ask = async () => {
    const question = {
      title: memberFiles.stopTitle,
      text: memberFiles.stopText,
      yes: memberFiles.stop,
    }
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

/** Reloads the report while the import runs, and all lists of members afterwards. */
function useFreshReport(reportCount: number | undefined, processed: number | undefined) {
  const refresh = useInvalidate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts alone show that there is more
  useEffect(() => {
    void refresh(['memberFiles.getMemberImportReport', 'members.queryMembers', 'sites.getFigures'])
  }, [reportCount, processed])
}
