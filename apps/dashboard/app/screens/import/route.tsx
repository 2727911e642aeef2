import type { Import } from '@vitrine/contract/imports'
import { useEffect } from 'react'
import { useConfirm } from '../../shared/confirm.tsx'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { useUrlParam, useUrlSearch } from '../../shared/url-params.ts'
import { useAction, useInvalidate, useOperation } from '../../shared/use-operation.ts'
import { ConflictsDialog } from '../history/conflicts-dialog.tsx'
import { DraftRoute } from './draft-route.tsx'
import { ImportPage } from './page.tsx'
import { REPORT_PAGE } from './report.tsx'
import { useUndoImport } from './use-undo-import.ts'

const POLL_MS = 1_000

export function ImportRoute() {
  const { imports, shell, action } = useMessages()
  const id = useUrlParam('importId')
  const page = Math.max(1, Math.trunc(Number(useUrlSearch().page)) || 1)
  const result = useOperation(
    'imports.getImport',
    { id },
    { refetchInterval: (last) => (last && isSettled(last.import) ? false : POLL_MS) },
  )
  const run = result.data?.import
  const paging = { limit: REPORT_PAGE, offset: (page - 1) * REPORT_PAGE }
  const report = useOperation(
    'imports.getImportReport',
    { id, ...paging },
    { enabled: (run?.reportCount ?? 0) > 0, keepPrevious: true },
  )
  useFreshReport(run?.reportCount, run ? isOver(run.state) : false)
  const confirm = useConfirm()
  const cancel = useAction('imports.cancelImport', {
    invalidates: ['imports.getImport', 'imports.listImports'],
  })
  const undo = useUndoImport(id, run?.fileName ?? '', run !== undefined && hasChanges(run))
  if (!run) {
    return (
      <>
        <PageHeader title={imports.title} />
        {result.error ? (
          <Failure
            error={result.error}
            title={result.error.status === 404 ? imports.missing : undefined}
          />
        ) : (
          <Skeleton rows={4} label={shell.loading} />
        )}
      </>
    )
  }
  if (isDraft(run.state)) {
    return (
      <DraftRoute run={run} report={report.data?.rows ?? []} page={page} error={report.error} />
    )
  }
  const ask = async () => {
    const title = imports.cancelTitle({ name: run.fileName })
    const sure = await confirm({
      title,
      text: imports.cancelText,
      yes: imports.cancel,
      no: action.close,
    })
    if (sure) cancel.mutate({ id })
  }
  return (
    <>
      <ImportPage
        run={run}
        report={report.data?.rows ?? []}
        page={page}
        error={cancel.error ?? report.error ?? undo.error}
        onCancel={ask}
        onUndo={undo.isOffered && !undo.result && !undo.isPending ? undo.ask : undefined}
        undone={undo.result}
        undoneDate={undo.undoneDate}
      />
      {undo.conflicts.length > 0 && (
        <ConflictsDialog conflicts={undo.conflicts} onClose={undo.closeConflicts} />
      )}
    </>
  )
}

/** Whether the import is complete, including its pictures. */
const isSettled = ({ state, picturesWaiting }: Import) =>
  state === 'DRAFT' || state === 'CHECKED' || (isOver(state) && picturesWaiting === 0)
const isDraft = (state: Import['state']) =>
  state === 'DRAFT' || state === 'CHECKING' || state === 'CHECKED'
const isOver = (state: Import['state']) =>
  !isDraft(state) && state !== 'QUEUED' && state !== 'RUNNING'
/** Whether there is something to undo. */
const hasChanges = ({ productsCreated, productsUpdated }: Import) =>
  productsCreated + productsUpdated > 0

/** Reloads the report while the import runs, and the lists afterwards. */
function useFreshReport(reportCount: number | undefined, over: boolean) {
  const refresh = useInvalidate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts alone show that there is more
  useEffect(() => {
    void refresh(['imports.getImportReport'])
    if (over) {
      void refresh([
        'products.listProducts',
        'collections.listCollections',
        'sites.getFigures',
        'imports.listImports',
      ])
    }
  }, [reportCount, over])
}
