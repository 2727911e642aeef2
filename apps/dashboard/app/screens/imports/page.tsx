import type { Import } from '@vitrine/contract/imports'
import { links } from '../../links.ts'
import { DropFile } from '../../scaffold/drop-file.tsx'
import { ImportStateWord } from '../../scaffold/import-state.tsx'
import { May } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { Earlier, type EarlierImport } from './earlier.tsx'
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
  const { imports: words, form } = useMessages()
  const { columns } = words
  return (
    <>
      <PageHeader title={words.title} />
      <p className="page-text">{words.text}</p>
      {problem && (
        <p className="notice notice-bad" role="alert">
          {problem}
        </p>
      )}
      <May call="imports.startImport" otherwise={<p className="notice">{form.readOnly}</p>}>
        <DropFile
          label={words.title}
          words={words.drop}
          choose={words.choose}
          accept=".csv,.tsv,.txt,.jsonl,.ndjson,text/csv"
          busy={upload && { words: words.uploading(upload.name), share: upload.share }}
          onFile={onFile}
        />
      </May>
      <Earlier
        imports={imports?.map(earlierOf)}
        error={error}
        now={now}
        words={{ ...words, columns: { ...columns, count: columns.rows } }}
      />
    </>
  )
}

const earlierOf = (one: Import): EarlierImport => ({
  ...one,
  href: links.import(one.id),
  state: <ImportStateWord state={one.state} picturesWaiting={one.picturesWaiting} />,
  count: one.rowsDone,
})
