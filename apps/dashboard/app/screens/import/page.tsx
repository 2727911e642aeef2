import type { Import, ReportRow } from '@vitrine/contract/imports'
import { links } from '../../links.ts'
import { Failure } from '../../shared/failure.tsx'
import { formatBytes, formatDateTime } from '../../shared/format.ts'
import { ImportStatus } from '../../shared/import-status.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { reasonText } from '../../shared/reason-text.ts'
import { Counts, Pictures, Progress } from './progress.tsx'
import { Report } from './report.tsx'
import '../imports/imports.css'

interface ImportPageProps {
  readonly run: Import
  readonly report: readonly ReportRow[]
  /** Counted from 1. */
  readonly page: number
  readonly error?: unknown
  readonly onCancel: () => void
  /** Absent if there is nothing to undo, or the caller may not. */
  readonly onUndo?: (() => void) | undefined
  /** The response of the undo. */
  readonly undone?: { readonly undone: number; readonly jobId?: string | undefined } | undefined
  /** When the whole import was undone. */
  readonly undoneDate?: Date | undefined
}

export function ImportPage(props: ImportPageProps) {
  const { run, report, page, error, onCancel, onUndo, undone, undoneDate } = props
  const messages = useMessages()
  const { imports, importMapping } = messages
  const language = useLanguage()
  const running = run.state === 'QUEUED' || run.state === 'RUNNING'
  return (
    <>
      <PageHeader
        title={run.fileName}
        backLink={<Link href={links.imports()}>{imports.back}</Link>}
        aside={
          <>
            <ImportStatus state={run.state} picturesWaiting={run.picturesWaiting} />{' '}
            <span className="figure">{formatBytes(run.bytes, language)}</span>
          </>
        }
        actions={
          running ? (
            <IfAllowed call="imports.cancelImport">
              <button type="button" className="button" onClick={onCancel}>
                {imports.cancel}…
              </button>
            </IfAllowed>
          ) : (
            <>
              {onUndo && (
                <IfAllowed call="history.undoGroup">
                  <button type="button" className="button" onClick={onUndo}>
                    {importMapping.undo}…
                  </button>
                </IfAllowed>
              )}
              <Link className="button" href={links.products()}>
                {imports.seeProducts}
              </Link>
            </>
          )
        }
      />
      {run.failure && (
        <div className="notice notice-bad" role="alert">
          <div>
            <strong>{imports.refused}</strong> {reasonText(run.failureCause, run.failure, messages)}
          </div>
        </div>
      )}
      {error ? <Failure error={error} /> : null}
      {undone && <Undone {...undone} />}
      {!undone && undoneDate && (
        <div className="notice">
          {importMapping.undoneOn({ date: formatDateTime(undoneDate, language) })}
        </div>
      )}
      <Progress run={run} running={running} />
      <Pictures run={run} />
      <Counts run={run} />
      <Report run={run} report={report} page={page} running={running} />
    </>
  )
}

/** The result of undoing the import; many changes are undone by a job. */
function Undone({ undone, jobId }: NonNullable<ImportPageProps['undone']>) {
  const { importMapping: labels } = useMessages()
  return (
    <div className="notice" role="status">
      {jobId ? labels.undoing : labels.undone({ n: undone })}
      {jobId && <Link href={links.job(jobId)}>{labels.seeJob}</Link>}
    </div>
  )
}
