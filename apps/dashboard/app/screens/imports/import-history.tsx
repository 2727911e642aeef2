import type { ReactNode } from 'react'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatDateTime, formatNumber, formatRelativeTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'

/** An import of any kind. */
export interface ListedImport {
  readonly id: string
  readonly href: string
  readonly fileName: string
  /** The source of the file, unless it was uploaded. */
  readonly origin?: string | undefined
  readonly state: ReactNode
  /** The number of processed entries so far. */
  readonly count: number
  readonly reportCount: number
  readonly createdDate: Date
}

interface ImportHistoryProps {
  /** Newest first; undefined until loaded. */
  readonly imports: readonly ListedImport[] | undefined
  readonly error?: unknown
  readonly now: Date
  readonly labels: {
    readonly earlier: string
    readonly none: string
    readonly columns: Readonly<Record<'file' | 'state' | 'count' | 'report' | 'started', string>>
  }
}

/** Earlier imports, each with a link to its page. */
export function ImportHistory({ imports, error, now, labels }: ImportHistoryProps) {
  const { shell } = useMessages()
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier">{labels.earlier}</h2>
      {error ? <Failure error={error} /> : null}
      {!imports && !error && <Skeleton rows={3} label={shell.loading} />}
      {imports?.length === 0 && <p className="field-hint">{labels.none}</p>}
      {imports && imports.length > 0 && (
        <ImportsTable imports={imports} now={now} columns={labels.columns} />
      )}
    </section>
  )
}

function ImportsTable({
  imports,
  now,
  columns,
}: {
  readonly imports: readonly ListedImport[]
  readonly now: Date
  readonly columns: ImportHistoryProps['labels']['columns']
}) {
  const language = useLanguage()
  return (
    <div className="list-frame">
      <table className="list">
        <thead>
          <tr>
            <th scope="col">{columns.file}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col" className="figure">
              {columns.count}
            </th>
            <th scope="col" className="figure">
              {columns.report}
            </th>
            <th scope="col">{columns.started}</th>
          </tr>
        </thead>
        <tbody>
          {imports.map(({ id, href, fileName, origin, state, count, reportCount, createdDate }) => (
            <tr key={id}>
              <td className="cell-name">
                <Link href={href}>
                  <span>{fileName}</span>
                </Link>
                {origin && <div className="mute">{origin}</div>}
              </td>
              <td className="cell-state">{state}</td>
              <td className="figure">{formatNumber(count, language)}</td>
              <td className="figure">{formatNumber(reportCount, language)}</td>
              <td className="mute">
                <time
                  dateTime={createdDate.toISOString()}
                  title={formatDateTime(createdDate, language)}
                >
                  {formatRelativeTime(createdDate, now, language)}
                </time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
