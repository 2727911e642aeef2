import type { OrderImport } from '@vitrine/contract/order-files'
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
import '../member-files/member-files.css'

export interface OrderFilesPageProps {
  /** Newest first; undefined until the first answer. */
  readonly imports: readonly OrderImport[] | undefined
  readonly error?: unknown
  readonly now: Date
  readonly importing: ImportSectionProps
  readonly exporting: ExportSectionProps
}

export function OrderFilesPage({ imports, error, now, importing, exporting }: OrderFilesPageProps) {
  const { orderFiles } = useMessages()
  return (
    <>
      <PageHeader
        title={orderFiles.title}
        backLink={<Link href={links.orders()}>{orderFiles.back}</Link>}
      />
      <div className="file-parts">
        <IfAllowed call="orderFiles.exportOrders">
          <ExportSection {...exporting} />
        </IfAllowed>
        <IfAllowed call="orderFiles.startOrderImport">
          <ImportSection {...importing} />
        </IfAllowed>
        <ImportHistory
          imports={imports?.map((one) => listedImportOf(one, orderFiles.dry))}
          error={error}
          now={now}
          labels={orderFiles}
        />
      </div>
    </>
  )
}

const listedImportOf = ({ job, ...one }: OrderImport, dry: string): ListedImport => ({
  ...one,
  fileName: one.dryRun ? `${one.fileName} (${dry})` : one.fileName,
  href: links.orderImport(one.id),
  state: <JobStatus state={job.state} />,
  count: one.created,
  createdDate: job.createdDate,
})
