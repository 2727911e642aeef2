import type { Import } from '@vitrine/contract/imports'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import type { Messages } from '../../messages/index.ts'
import { FileDropzone } from '../../shared/file-dropzone.tsx'
import { ImportStatus } from '../../shared/import-status.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { ImportHistory, type ListedImport } from './import-history.tsx'
import { ScheduledImports, type ScheduledImportsProps } from './schedules.tsx'
import './imports.css'

interface ImportsPageProps {
  /** Newest first; undefined until loaded. */
  readonly imports: readonly Import[] | undefined
  readonly error?: unknown
  readonly upload: { readonly name: string; readonly share: number } | undefined
  /** The problem with the chosen file. */
  readonly problem: string | undefined
  readonly now: Date
  /** Shown at the end. */
  readonly exportLinks?: ReactNode
  readonly scheduled: Omit<ScheduledImportsProps, 'imports' | 'now'>
  readonly onFile: (file: File) => void
}

export function ImportsPage(props: ImportsPageProps) {
  const { imports, error, upload, problem, now, scheduled, exportLinks, onFile } = props
  const { imports: labels, importSchedules, form } = useMessages()
  const { columns } = labels
  return (
    <>
      <PageHeader title={labels.title} />
      <p className="page-text">{labels.text}</p>
      {problem && (
        <p className="notice notice-bad" role="alert">
          {problem}
        </p>
      )}
      <IfAllowed call="imports.prepareImport" fallback={<p className="notice">{form.readOnly}</p>}>
        <FileDropzone
          label={labels.title}
          text={labels.drop}
          buttonLabel={labels.choose}
          accept=".csv,.tsv,.txt,.jsonl,.ndjson,text/csv"
          busy={upload && { text: labels.uploading({ name: upload.name }), share: upload.share }}
          onFile={onFile}
        />
      </IfAllowed>
      <ScheduledImports {...scheduled} imports={imports ?? []} now={now} />
      <ImportHistory
        imports={imports?.map((one) => listedImportOf(one, importSchedules))}
        error={error}
        now={now}
        labels={{ ...labels, columns: { ...columns, count: columns.rows } }}
      />
      {exportLinks}
    </>
  )
}

const listedImportOf = (
  one: Import,
  { fromSchedule }: Messages['importSchedules'],
): ListedImport => ({
  ...one,
  origin: one.scheduleName === undefined ? undefined : fromSchedule({ name: one.scheduleName }),
  href: links.import(one.id),
  state: <ImportStatus state={one.state} picturesWaiting={one.picturesWaiting} />,
  count: one.rowsDone,
})
