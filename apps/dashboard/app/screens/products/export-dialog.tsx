import type { Export, ExportFormat } from '@vitrine/contract/exports'
import { type FormEvent, useState } from 'react'
import { ChoiceField } from '../../scaffold/choice-field.tsx'
import { Dialog } from '../../scaffold/dialog.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { formatBytes, formatNumber, formatSeconds } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
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

/** Asks what to export, shows how far it is and hands over the file. */
export function ExportDialog(props: ExportDialogProps) {
  const { exports: words } = useMessages()
  const { run, failure, onClose } = props
  return (
    <Dialog title={words.title} onClose={onClose} className="dialog-wide">
      {failure ? <Failure error={failure} /> : null}
      {run ? <Run {...props} run={run} /> : <Order {...props} />}
    </Dialog>
  )
}

function Order({ scopes, busy, onStart, onClose }: ExportDialogProps) {
  const { exports: words, action } = useMessages()
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
        label={words.what}
        value={scope}
        options={scopes.map((one) => ({
          value: one.scope,
          label: words.scopes[one.scope](formatNumber(one.count, language)),
          hint: words.scopes[`${one.scope}Hint`],
        }))}
        onValue={setScope}
      />
      <ChoiceField
        label={words.format}
        value={format}
        options={[
          { value: 'csv', label: words.csv, hint: words.csvHint },
          { value: 'jsonl', label: words.jsonl, hint: words.jsonlHint },
        ]}
        onValue={setFormat}
      />
      <footer>
        <button type="button" className="button" onClick={onClose}>
          {action.cancel}
        </button>
        <button type="submit" className="button button-primary" disabled={busy} data-first="">
          {words.start}
        </button>
      </footer>
    </form>
  )
}

function Run(props: ExportDialogProps & { readonly run: Export }) {
  const { exports: words, action } = useMessages()
  const { run, busy, onStop, onDownload, onAnother, onClose } = props
  const isRunning = run.state === 'QUEUED' || run.state === 'RUNNING'
  return (
    <div className="dialog-form">
      <Progress run={run} isRunning={isRunning} />
      <Outcome run={run} />
      <footer>
        {isRunning ? (
          <button type="button" className="button" onClick={onStop} disabled={busy}>
            {words.stop}
          </button>
        ) : (
          <button type="button" className="button" onClick={onAnother}>
            {words.another}
          </button>
        )}
        {run.state === 'DONE' ? (
          <button
            type="button"
            className="button button-primary"
            onClick={onDownload}
            disabled={busy}
          >
            {words.download}
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
  const { exports: words, imports } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const { productsDone, productsTotal, rowsDone, rowsPerSecond, secondsLeft } = run
  const parts = [
    words.products(number(productsDone), number(productsTotal)),
    words.rows(number(rowsDone)),
    rowsPerSecond !== undefined && imports.pace(number(Math.round(rowsPerSecond))),
    isRunning && secondsLeft !== undefined && imports.left(formatSeconds(secondsLeft)),
  ].filter((part) => part !== false)
  return (
    <div className="run-progress">
      <progress
        aria-label={words.progress}
        value={run.state === 'QUEUED' ? undefined : productsDone}
        max={Math.max(1, productsTotal)}
      />
      <span className="figure">{parts.join(' · ')}</span>
    </div>
  )
}

function Outcome({ run }: { readonly run: Export }) {
  const { exports: words } = useMessages()
  const language = useLanguage()
  return (
    <div role="status">
      {run.state === 'DONE' && (
        <>
          <p>{words.ready(run.fileName, formatBytes(run.bytes, language))}</p>
          <p className="field-hint">{words.kept}</p>
        </>
      )}
      {run.state === 'CANCELLED' && <p>{words.stopped}</p>}
      {run.state === 'FAILED' && <p className="field-error">{words.failed}</p>}
    </div>
  )
}
