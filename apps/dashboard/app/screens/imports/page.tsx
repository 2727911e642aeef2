import type { Import } from '@vitrine/contract/imports'
import { type DragEvent, useState } from 'react'
import { links } from '../../links.ts'
import { Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { FilePicker } from '../../scaffold/file-picker.tsx'
import { formatAgo, formatMoment, formatNumber } from '../../scaffold/format.ts'
import { ImportStateWord } from '../../scaffold/import-state.tsx'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
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
  const { imports: words, shell } = useMessages()
  return (
    <>
      <PageHeader title={words.title} />
      <p className="page-text">{words.text}</p>
      {problem && (
        <p className="notice notice-bad" role="alert">
          {problem}
        </p>
      )}
      <DropZone upload={upload} onFile={onFile} />
      <section aria-labelledby="earlier">
        <h2 id="earlier">{words.earlier}</h2>
        {error ? <Failure error={error} /> : null}
        {!imports && !error && <Skeleton rows={3} label={shell.loading} />}
        {imports?.length === 0 && <p className="field-hint">{words.none}</p>}
        {imports && imports.length > 0 && <ImportsTable imports={imports} now={now} />}
      </section>
    </>
  )
}

function DropZone({ upload, onFile }: Pick<ImportsPageProps, 'upload' | 'onFile'>) {
  const { imports: words } = useMessages()
  const [dropping, setDropping] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDropping(false)
    const [file] = event.dataTransfer.files
    if (file && !upload) onFile(file)
  }
  return (
    <section
      className="drop drop-large"
      aria-label={words.title}
      data-dropping={dropping}
      onDragOver={(event) => {
        event.preventDefault()
        setDropping(true)
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={drop}
    >
      {upload ? (
        <>
          <span role="status">{words.uploading(upload.name)}</span>
          <progress value={upload.share} aria-label={words.uploading(upload.name)} />
        </>
      ) : (
        <>
          <span>{words.drop}</span>
          <FilePicker
            accept=".csv,.tsv,.txt,.jsonl,.ndjson,text/csv"
            label={words.choose}
            onFiles={([file]) => file && onFile(file)}
          />
        </>
      )}
    </section>
  )
}

function ImportsTable({ imports, now }: { readonly imports: readonly Import[]; now: Date }) {
  const { imports: words } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const { columns } = words
  return (
    <div className="list-frame">
      <table className="list">
        <thead>
          <tr>
            <th scope="col">{columns.file}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col" className="figure">
              {columns.rows}
            </th>
            <th scope="col" className="figure">
              {columns.report}
            </th>
            <th scope="col">{columns.started}</th>
          </tr>
        </thead>
        <tbody>
          {imports.map((one) => (
            <tr key={one.id}>
              <td className="cell-name">
                <Link href={links.import(one.id)}>
                  <span>{one.fileName}</span>
                </Link>
              </td>
              <td className="cell-state">
                <ImportStateWord state={one.state} />
              </td>
              <td className="figure">{number(one.rowsDone)}</td>
              <td className="figure">{number(one.reportCount)}</td>
              <td className="mute">
                <time
                  dateTime={one.createdDate.toISOString()}
                  title={formatMoment(one.createdDate, language)}
                >
                  {formatAgo(one.createdDate, now, language)}
                </time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
