import { useState } from 'react'
import { Switch } from '../../shared/fields.tsx'
import { FileDropzone } from '../../shared/file-dropzone.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { OrderUpload } from './use-import.ts'

export interface ImportSectionProps {
  readonly upload: OrderUpload | undefined
  /** The error of the chosen file. */
  readonly problem: string | undefined
  readonly onFile: (file: File, dryRun: boolean) => void
}

export function ImportSection({ upload, problem, onFile }: ImportSectionProps) {
  const { orderFiles } = useMessages()
  // To look first costs nothing, and to import cannot be taken back.
  const [dryRun, setDryRun] = useState(true)
  return (
    <section aria-labelledby="import-orders">
      <h2 id="import-orders">{orderFiles.importTitle}</h2>
      <p className="page-text">{orderFiles.importText}</p>
      {problem && (
        <p className="notice notice-bad" role="alert">
          {problem}
        </p>
      )}
      <div className="file-decision">
        <Switch
          label={orderFiles.dryRun}
          hint={orderFiles.dryRunHint}
          checked={dryRun}
          onChecked={setDryRun}
        />
      </div>
      <FileDropzone
        label={orderFiles.choose}
        text={orderFiles.drop}
        buttonLabel={orderFiles.choose}
        accept=".csv,.tsv,.txt,.jsonl,.ndjson,text/csv"
        busy={upload && { text: orderFiles.uploading({ name: upload.name }), share: upload.share }}
        onFile={(file) => onFile(file, dryRun)}
      />
      <details>
        <summary>{orderFiles.columnsTitle}</summary>
        <p className="page-text">{orderFiles.columnsText}</p>
      </details>
    </section>
  )
}
