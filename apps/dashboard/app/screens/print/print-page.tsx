import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useOperation } from '../../shared/use-operation.ts'
import type { Order } from '../order/setup.ts'
import './print.css'
import { printedIds } from './search.ts'

interface PrintPageProps {
  readonly title: string
  readonly children: (orders: readonly Order[]) => ReactNode
}

/** A page to be printed, about the orders that its address names. */
export function PrintPage({ title, children }: PrintPageProps) {
  const { shell, shipments } = useMessages()
  const { print } = shipments
  const ids = printedIds(useUrlSearch())
  const result = useOperation('orders.listOrders', { ids: [...ids] }, { enabled: ids.length > 0 })
  const orders = result.data?.orders
  return (
    <div className="print-page">
      <PageHeader
        title={title}
        backLink={<Link href={links.orders()}>{print.back}</Link>}
        actions={
          orders && (
            <button type="button" className="button button-primary" onClick={() => window.print()}>
              {print.print}
            </button>
          )
        }
      />
      {ids.length === 0 && <EmptyState title={print.none} text="" />}
      {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
      {ids.length > 0 && !orders && !result.error && <Skeleton rows={8} label={shell.loading} />}
      {orders && children(orders)}
    </div>
  )
}
