import type { Import, ReportRow } from '@vitrine/contract/imports'
import { links } from '../../links.ts'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatBytes } from '../../shared/format.ts'
import { ImportStatus } from '../../shared/import-status.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { reasonText } from '../../shared/reason-text.ts'
import { type DifferencesProps, DifferencesSection } from './differences.tsx'
import { type MappingProps, MappingSection } from './mapping.tsx'
import { Counts, Progress } from './progress.tsx'
import { Report } from './report.tsx'
import '../imports/imports.css'

export interface DraftPageProps {
  readonly run: Import
  /** Undefined until loaded. */
  readonly mapping: MappingProps | undefined
  readonly differences: DifferencesProps
  readonly report: readonly ReportRow[]
  /** Page of the report, counted from 1. */
  readonly page: number
  readonly busy: boolean
  readonly error?: unknown
  readonly onCheck: () => void
  readonly onStart: () => void
  readonly onDiscard: () => void
}

/** A file before its import: the mapping of its columns, and the changes that it would make. */
export function DraftPage(props: DraftPageProps) {
  const { run, mapping, error } = props
  const messages = useMessages()
  const { imports, importMapping: labels, shell } = messages
  const language = useLanguage()
  return (
    <>
      <PageHeader
        title={run.fileName}
        backLink={<Link href={links.imports()}>{imports.back}</Link>}
        aside={
          <>
            <ImportStatus state={run.state} />{' '}
            <span className="figure">{formatBytes(run.bytes, language)}</span>
          </>
        }
        actions={<DraftActions {...props} />}
      />
      {error ? <Failure error={error} /> : null}
      {run.failure && (
        <div className="notice notice-bad" role="alert">
          <div>
            <strong>{labels.checkFailed}</strong>{' '}
            {reasonText(run.failureCause, run.failure, messages)}
          </div>
        </div>
      )}
      {run.state === 'CHECKING' && (
        <>
          <p role="status" className="import-state">
            {labels.checking}
          </p>
          <Progress run={run} running />
        </>
      )}
      {run.state === 'CHECKED' && <Checked {...props} />}
      {!mapping && !error && <Skeleton rows={6} label={shell.loading} />}
      {mapping && run.state === 'DRAFT' && <MappingSection {...mapping} />}
    </>
  )
}

/** The results of the dry run, above the mapping, which can still be changed. */
function Checked({ run, mapping, differences, report, page }: DraftPageProps) {
  const { importMapping: labels } = useMessages()
  return (
    <>
      <p role="status" className="import-state">
        {labels.checked}
      </p>
      <Counts run={run} isChecked />
      <DifferencesSection {...differences} />
      {run.reportCount > 0 && <Report run={run} report={report} page={page} running={false} />}
      {mapping && (
        <details className="import-columns">
          <summary>{labels.columns}</summary>
          <MappingSection {...mapping} />
        </details>
      )}
    </>
  )
}

function DraftActions({ run, mapping, busy, onCheck, onStart, onDiscard }: DraftPageProps) {
  const { importMapping: labels } = useMessages()
  const isChecked = run.state === 'CHECKED'
  const isReady = !busy && mapping?.mapping.missing.length === 0
  return (
    <IfAllowed call="imports.startPreparedImport">
      <button type="button" className="button" onClick={onDiscard}>
        {labels.discard}…
      </button>
      {run.state === 'DRAFT' && (
        <>
          <button type="button" className="button" disabled={!isReady} onClick={onStart}>
            {labels.startUnchecked}
          </button>
          <button
            type="button"
            className="button button-primary"
            disabled={!isReady}
            onClick={onCheck}
          >
            {labels.check}
          </button>
        </>
      )}
      {isChecked && (
        <button
          type="button"
          className="button button-primary"
          disabled={!isReady}
          onClick={onStart}
        >
          {labels.start}
        </button>
      )}
    </IfAllowed>
  )
}
