import type { MemberImport } from '@vitrine/contract/member-files'
import { links } from '../../links.ts'
import { JobStateWord } from '../../scaffold/job-state.tsx'
import { May } from '../../scaffold/may.tsx'
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
        <May call="memberFiles.startMemberImport">
          <ImportPart {...importing} />
        </May>
        <Earlier
          imports={imports?.map(earlierOf)}
          error={error}
          now={now}
          words={{ ...words, columns: { ...columns, count: columns.created } }}
        />
        <May call="memberFiles.startMemberExport">
          <ExportPart {...exporting} />
        </May>
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
