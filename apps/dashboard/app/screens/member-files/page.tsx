import type { MemberImport } from '@vitrine/contract/member-files'
import { links } from '../../links.ts'
import { JobStateWord } from '../../scaffold/job-state.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { Earlier, type EarlierImport } from '../imports/earlier.tsx'
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
  const { memberFiles: words } = useMessages()
  const { columns } = words
  return (
    <>
      <PageHeader title={words.title} above={<Link href={links.members()}>← {words.back}</Link>} />
      <div className="file-parts">
        <ImportPart {...importing} />
        <Earlier
          imports={imports?.map(earlierOf)}
          error={error}
          now={now}
          words={{ ...words, columns: { ...columns, count: columns.created } }}
        />
        <ExportPart {...exporting} />
      </div>
    </>
  )
}

const earlierOf = ({ job, ...one }: MemberImport): EarlierImport => ({
  ...one,
  href: links.memberImport(one.id),
  state: <JobStateWord state={job.state} />,
  count: one.created,
  createdDate: job.createdDate,
})
