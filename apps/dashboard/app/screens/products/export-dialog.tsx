import type { Export, ExportFormat } from '@vitrine/contract/exports'
import { type FormEvent, useState } from 'react'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { Dialog } from '../../shared/dialog.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatBytes, formatNumber, formatSeconds } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { ExportScope } from './export-scope.ts'
import '../imports/imports.css'

export interface ExportDialogProps {
  readonly scopes: readonly { readonly scope: ExportScope; readonly count: number }[]
  /** The export at hand; undefined before it is started. */
  readonly run: Export | undefined
  readonly busy: boolean
  readonly failure?: unknown
  readonly onStart: (scope: ExportScope, format: ExportFormat) => void
  readonly onStop: () => void
  readonly onDownload: () => void
  readonly onAnother: () => void
  readonly onClose: () => void
}

/** Asks what to export, shows the progress and downloads the file. */
export function ExportDialog(props: ExportDialogProps) {
  const { exports } = useMessages()
  const { run, failure, onClose } = props
  return (
    <Dialog title={exports.title} onClose={onClose} className="dialog-wide">
      {failure ? <Failure error={failure} /> : null}
      {run ? <ExportRun {...props} run={run} /> : <ExportForm {...props} />}
    </Dialog>
  )
}

function ExportForm({ scopes, busy, onStart, onClose }: ExportDialogProps) {
  const { exports, action } = useMessages()
  const language = useLanguage()
  const [scope, setScope] = useState(scopes[0]?.scope ?? 'all')
  const [format, setFormat] = useState<ExportFormat>('csv')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onStart(scope, format)
  }
  return (
    <form className="dialog-form" onSubmit={submit}>
      <ChoiceField
        label={exports.what}
        value={scope}
        options={scopes.map((one) => ({
          value: one.scope,
          label: exports.scopes[one.scope]({ count: formatNumber(one.count, language) }),
          hint: exports.scopes[`${one.scope}Hint`],
        }))}
        onValue={setScope}
      />
      <ChoiceField
        label={exports.format}
        value={format}
        options={[
          { value: 'csv', label: exports.csv, hint: exports.csvHint },
          { value: 'jsonl', label: exports.jsonl, hint: exports.jsonlHint },
        ]}
        onValue={setFormat}
      />
      <footer>
        <button type="button" className="button" onClick={onClose}>
          {action.cancel}
        </button>
        <button type="submit" className="button button-primary" disabled={busy} data-first="">
          {exports.start}
        </button>
      </footer>
    </form>
  )
}

function ExportRun(props: ExportDialogProps & { readonly run: Export }) {
  const { exports, action } = useMessages()
  const { run, busy, onStop, onDownload, onAnother, onClose } = props
  const isRunning = run.state === 'QUEUED' || run.state === 'RUNNING'
  return (
    <div className="dialog-form">
      <Progress run={run} isRunning={isRunning} />
      <ExportResult run={run} />
      <footer>
        {isRunning ? (
          <button type="button" className="button" onClick={onStop} disabled={busy}>
            {exports.stop}
          </button>
        ) : (
          <button type="button" className="button" onClick={onAnother}>
            {exports.another}
          </button>
        )}
        {run.state === 'DONE' ? (
          <button
            type="button"
            className="button button-primary"
            onClick={onDownload}
            disabled={busy}
          >
            {exports.download}
          </button>
        ) : (
          <button type="button" className="button" onClick={onClose}>
            {action.close}
          </button>
        )}
      </footer>
    </div>
  )
}

function Progress({ run, isRunning }: { readonly run: Export; readonly isRunning: boolean }) {
  const { exports, imports } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const { productsDone, productsTotal, rowsDone, rowsPerSecond, secondsLeft } = run
  const parts = [
    exports.products({ done: number(productsDone), total: number(productsTotal) }),
    exports.rows({ rows: number(rowsDone) }),
    rowsPerSecond !== undefined && imports.pace({ rows: number(Math.round(rowsPerSecond)) }),
    isRunning && secondsLeft !== undefined && imports.left({ time: formatSeconds(secondsLeft) }),
  ].filter((part) => part !== false)
  return (
    <div className="run-progress">
      <progress
        aria-label={exports.progress}
        value={run.state === 'QUEUED' ? undefined : productsDone}
        max={Math.max(1, productsTotal)}
      />
      <span className="figure">{parts.join(' · ')}</span>
    </div>
  )
}

function ExportResult({ run }: { readonly run: Export }) {
  const { exports } = useMessages()
  const language = useLanguage()
  return (
    <div role="status">
      {run.state === 'DONE' && (
        <>
          <p>{exports.ready({ name: run.fileName, size: formatBytes(run.bytes, language) })}</p>
          <p className="field-hint">{exports.retention}</p>
        </>
      )}
      {run.state === 'CANCELLED' && <p>{exports.stopped}</p>}
      {run.state === 'FAILED' && <p className="field-error">{exports.failed}</p>}
    </div>
  )
}
