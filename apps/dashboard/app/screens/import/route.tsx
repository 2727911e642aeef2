import type { Import } from '@vitrine/contract/imports'
import { useEffect } from 'react'
import { useAddressParam, useAddressSearch } from '../../scaffold/address.ts'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { useAction, useOperation, useRefresh } from '../../scaffold/use-operation.ts'
import { ImportPage, REPORT_PAGE } from './page.tsx'

const POLL_MS = 1_000

export function ImportRoute() {
  const { imports, shell, action } = useMessages()
  const id = useAddressParam('importId')
  const page = Math.max(1, Math.trunc(Number(useAddressSearch().page)) || 1)
  const found = useOperation(
    'imports.getImport',
    { id },
    { every: (last) => (last && isSettled(last.import) ? false : POLL_MS) },
  )
  const run = found.data?.import
  const paging = { limit: REPORT_PAGE, offset: (page - 1) * REPORT_PAGE }
  const report = useOperation(
    'imports.getImportReport',
    { id, ...paging },
    { enabled: (run?.reportCount ?? 0) > 0, keep: true },
  )
  useFreshReport(run?.reportCount, run ? isOver(run.state) : false)
  const confirm = useConfirm()
  const cancel = useAction('imports.cancelImport', {
    refreshes: ['imports.getImport', 'imports.listImports'],
  })
  if (!run) {
    return (
      <>
        <PageHeader title={imports.title} />
        {found.error ? (
          <Failure
            error={found.error}
            title={found.error.status === 404 ? imports.missing : undefined}
          />
        ) : (
          <Skeleton rows={4} label={shell.loading} />
        )}
      </>
    )
  }
  const ask = async () => {
    const title = imports.cancelTitle(run.fileName)
    const sure = await confirm({
      title,
      text: imports.cancelText,
      yes: imports.cancel,
      no: action.close,
    })
    if (sure) cancel.mutate({ id })
  }
  return (
    <ImportPage
      run={run}
      report={report.data?.rows ?? []}
      page={page}
      error={cancel.error ?? report.error}
      onCancel={ask}
    />
  )
}

/** Nothing about it changes any more: the last picture is here, too. */
const isSettled = ({ state, picturesWaiting }: Import) => isOver(state) && picturesWaiting === 0
const isOver = (state: string) => state !== 'QUEUED' && state !== 'RUNNING'

/** The report grows while the import runs; what it brought in is new to every list. */
function useFreshReport(reportCount: number | undefined, over: boolean) {
  const refresh = useRefresh()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the counts tell that there is more
  useEffect(() => {
    void refresh(['imports.getImportReport'])
    if (over) {
      void refresh([
        'catalogV1.queryProducts',
        'catalogV1.queryCollections',
        'sites.getFigures',
        'imports.listImports',
      ])
    }
  }, [reportCount, over])
}
