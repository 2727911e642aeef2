import type { MemberImport } from '@vitrine/contract/member-files'
import { links } from '../../links.ts'
import { Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { formatAgo, formatMoment, formatNumber } from '../../scaffold/format.ts'
import { JobStateWord } from '../../scaffold/job-state.tsx'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { ExportPart, type ExportPartProps } from './export-part.tsx'
import { ImportPart, type ImportPartProps } from './import-part.tsx'
import '../imports/imports.css'
import './member-files.css'

export interface MemberFilesPageProps {
  /** Newest first; undefined until the first answer. */
  readonly imports: readonly MemberImport[] | undefined
  readonly error?: unknown
  readonly now: Date
  readonly importing: ImportPartProps
  readonly exporting: ExportPartProps
}

export function MemberFilesPage({
  imports,
  error,
  now,
  importing,
  exporting,
}: MemberFilesPageProps) {
  const { memberFiles: words, shell } = useMessages()
  return (
    <>
      <PageHeader title={words.title} above={<Link href={links.members()}>← {words.back}</Link>} />
      <div className="file-parts">
        <ImportPart {...importing} />
        <section aria-labelledby="earlier">
          <h2 id="earlier">{words.earlier}</h2>
          {error ? <Failure error={error} /> : null}
          {!imports && !error && <Skeleton rows={3} label={shell.loading} />}
          {imports?.length === 0 && <p className="field-hint">{words.none}</p>}
          {imports && imports.length > 0 && <Imports imports={imports} now={now} />}
        </section>
        <ExportPart {...exporting} />
      </div>
    </>
  )
}

function Imports({ imports, now }: { readonly imports: readonly MemberImport[]; now: Date }) {
  const { memberFiles: words } = useMessages()
  const language = useLanguage()
  const { columns } = words
  return (
    <div className="list-frame">
      <table className="list">
        <thead>
          <tr>
            <th scope="col">{columns.file}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col" className="figure">
              {columns.created}
            </th>
            <th scope="col" className="figure">
              {columns.report}
            </th>
            <th scope="col">{columns.started}</th>
          </tr>
        </thead>
        <tbody>
          {imports.map(({ id, fileName, created, reportCount, job }) => (
            <tr key={id}>
              <td className="cell-name">
                <Link href={links.memberImport(id)}>
                  <span>{fileName}</span>
                </Link>
              </td>
              <td className="cell-state">
                <JobStateWord state={job.state} />
              </td>
              <td className="figure">{formatNumber(created, language)}</td>
              <td className="figure">{formatNumber(reportCount, language)}</td>
              <td className="mute">
                <time
                  dateTime={job.createdDate.toISOString()}
                  title={formatMoment(job.createdDate, language)}
                >
                  {formatAgo(job.createdDate, now, language)}
                </time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
