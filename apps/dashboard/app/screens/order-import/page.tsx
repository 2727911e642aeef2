import type { OrderImport, OrderReportRow } from '@vitrine/contract/order-files'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { FileRunPage } from '../imports/file-run.tsx'

export interface OrderImportPageProps {
  readonly run: OrderImport
  readonly report: readonly OrderReportRow[]
  /** Counted from 1. */
  readonly page: number
  readonly error?: unknown
  readonly onStop: () => void
}

export function OrderImportPage(props: OrderImportPageProps) {
  const { orderFiles } = useMessages()
  const { run } = props
  const { counts, severities } = orderFiles
  const failed = run.dryRun ? counts.wouldFail : counts.failed
  return (
    <FileRunPage
      {...props}
      labels={{ ...orderFiles, severities: { ...severities, ERROR: failed } }}
      backLink={<Link href={links.orderFiles()}>{orderFiles.title}</Link>}
      doneLink={
        <Link className="button" href={run.dryRun ? links.orderFiles() : links.orders()}>
          {run.dryRun ? orderFiles.importNow : orderFiles.seeOrders}
        </Link>
      }
      counts={[
        [run.dryRun ? counts.wouldCreate : counts.created, run.created],
        [counts.unchanged, run.unchanged],
        [failed, run.job.failed],
      ]}
      linkTo={(page) => links.orderImport(run.id, { page })}
    />
  )
}
