import type { ReactNode } from 'react'
import { Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { formatAgo, formatMoment, formatNumber } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'

/** One import, of whatever. */
export interface EarlierImport {
  readonly id: string
  readonly href: string
  readonly fileName: string
  readonly state: ReactNode
  /** What it has done so far. */
  readonly count: number
  readonly reportCount: number
  readonly createdDate: Date
}

interface EarlierProps {
  /** Newest first; undefined until the first answer. */
  readonly imports: readonly EarlierImport[] | undefined
  readonly error?: unknown
  readonly now: Date
  readonly words: {
    readonly earlier: string
    readonly none: string
    readonly columns: Readonly<Record<'file' | 'state' | 'count' | 'report' | 'started', string>>
  }
}

/** The imports that there were, each leading to its own page. */
export function Earlier({ imports, error, now, words }: EarlierProps) {
  const { shell } = useMessages()
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier">{words.earlier}</h2>
      {error ? <Failure error={error} /> : null}
      {!imports && !error && <Skeleton rows={3} label={shell.loading} />}
      {imports?.length === 0 && <p className="field-hint">{words.none}</p>}
      {imports && imports.length > 0 && (
        <ImportsTable imports={imports} now={now} columns={words.columns} />
      )}
    </section>
  )
}

function ImportsTable({
  imports,
  now,
  columns,
}: {
  readonly imports: readonly EarlierImport[]
  readonly now: Date
  readonly columns: EarlierProps['words']['columns']
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
          {imports.map(({ id, href, fileName, state, count, reportCount, createdDate }) => (
            <tr key={id}>
              <td className="cell-name">
                <Link href={href}>
                  <span>{fileName}</span>
                </Link>
              </td>
              <td className="cell-state">{state}</td>
              <td className="figure">{formatNumber(count, language)}</td>
              <td className="figure">{formatNumber(reportCount, language)}</td>
              <td className="mute">
                <time
                  dateTime={createdDate.toISOString()}
                  title={formatMoment(createdDate, language)}
                >
                  {formatAgo(createdDate, now, language)}
                </time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
