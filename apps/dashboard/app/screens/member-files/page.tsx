import type { MemberImport } from '@vitrine/contract/member-files'
import { links } from '../../links.ts'
import { JobStatus } from '../../shared/job-status.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { ImportHistory, type ListedImport } from '../imports/import-history.tsx'
import { ExportSection, type ExportSectionProps } from './export-section.tsx'
import { ImportSection, type ImportSectionProps } from './import-section.tsx'
import '../imports/imports.css'
import './member-files.css'

export interface MemberFilesPageProps {
  /** Newest first; undefined until the first answer. */
  readonly imports: readonly MemberImport[] | undefined
  readonly error?: unknown
  readonly now: Date
  readonly importing: ImportSectionProps
  readonly exporting: ExportSectionProps
}

export function MemberFilesPage({
  imports,
  error,
  now,
  importing,
  exporting,
}: MemberFilesPageProps) {
  const { memberFiles } = useMessages()
  const { columns } = memberFiles
  return (
    <>
      <PageHeader
        title={memberFiles.title}
        backLink={<Link href={links.members()}>{memberFiles.back}</Link>}
      />
      <div className="file-parts">
        <IfAllowed call="memberFiles.startMemberImport">
          <ImportSection {...importing} />
        </IfAllowed>
        <ImportHistory
          imports={imports?.map(listedImportOf)}
          error={error}
          now={now}
          labels={{ ...memberFiles, columns: { ...columns, count: columns.created } }}
        />
        <IfAllowed call="memberFiles.startMemberExport">
          <ExportSection {...exporting} />
        </IfAllowed>
      </div>
    </>
  )
}

const listedImportOf = ({ job, ...one }: MemberImport): ListedImport => ({
  ...one,
  href: links.memberImport(one.id),
  state: <JobStatus state={job.state} />,
  count: one.created,
  createdDate: job.createdDate,
})
