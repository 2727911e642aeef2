import type { Import } from '@vitrine/contract/imports'
import { links } from '../../links.ts'
import { FileDropzone } from '../../shared/file-dropzone.tsx'
import { ImportStatus } from '../../shared/import-status.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { ImportHistory, type ListedImport } from './import-history.tsx'
import './imports.css'

interface ImportsPageProps {
  /** Newest first; undefined until the first answer. */
  readonly imports: readonly Import[] | undefined
  readonly error?: unknown
  readonly upload: { readonly name: string; readonly share: number } | undefined
  /** What was wrong with the file that was chosen. */
  readonly problem: string | undefined
  readonly now: Date
  readonly onFile: (file: File) => void
}

export function ImportsPage({ imports, error, upload, problem, now, onFile }: ImportsPageProps) {
  const { imports: labels, form } = useMessages()
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
      <ImportHistory
        imports={imports?.map(listedImportOf)}
        error={error}
        now={now}
        labels={{ ...labels, columns: { ...columns, count: columns.rows } }}
      />
    </>
  )
}

const listedImportOf = (one: Import): ListedImport => ({
  ...one,
  href: links.import(one.id),
  state: <ImportStatus state={one.state} picturesWaiting={one.picturesWaiting} />,
  count: one.rowsDone,
})
