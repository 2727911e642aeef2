import type { CustomField } from '@vitrine/contract/custom-fields'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { FulfillmentStatus, OrderStatus, PaymentStatus } from '../orders/status.tsx'
import { SubscriptionsSection } from '../subscriptions/section.tsx'
import { BuyerSection } from './buyer.tsx'
import { FieldsSection } from './fields-section.tsx'
import { OrderGiftCards } from './gift-cards.tsx'
import { LinesSection } from './lines.tsx'
import { MoneySection } from './money.tsx'
import { NextStepNotice } from './next-step-notice.tsx'
import './order.css'
import { InvoicesSection, type OrderInvoices } from './invoices/section.tsx'
import { isEnded, refundableOf } from './next-step.ts'
import { PaymentsSection } from './payments.tsx'
import { RefundsSection } from './refunds.tsx'
import { RequestsSection } from './requests/section.tsx'
import type { OrderRequests } from './requests/use-requests.ts'
import { type ReturnActions, ReturnsSection } from './returns/section.tsx'
import type { OrderReturns } from './returns/setup.ts'
import type { OpenWindow, Order, OrderPayment } from './setup.ts'
import { type ShipmentActions, ShipmentsSection } from './shipments/section.tsx'
import type { Fulfillment } from './shipments/setup.ts'
import { TagsSection } from './tags.tsx'
import { Timeline } from './timeline.tsx'

export interface OrderPageProps {
  readonly order: Order
  /** How the site writes amounts. */
  readonly locale: string
  readonly now: Date
  /** The fulfillments. */
  readonly fulfillments: readonly Fulfillment[]
  readonly shipmentActions: ShipmentActions
  readonly onLift: () => void
  /** The returns; undefined while loading. */
  readonly returns: OrderReturns | undefined
  readonly returnActions: ReturnActions
  readonly invoicing: OrderInvoices
  readonly asking: OrderRequests
  /** The ledger entries, loaded on demand. */
  readonly ledger: ReactNode
  /** The custom fields of orders. */
  readonly fields: readonly CustomField[]
  readonly isBusy: boolean
  readonly onOpen: (which: OpenWindow) => void
  readonly onCapture: (payment: OrderPayment) => void
  readonly onRelease: (payment: OrderPayment) => void
  readonly onArchive: (archived: boolean) => void
  /** Starts an edit of the order. */
  readonly onEdit: () => void
  /** Begins an order of the same. */
  readonly onOrderAgain: () => void
  /** Offers to merge it with another order. */
  readonly mergeNotice?: ReactNode
  readonly onTags: (tags: readonly string[]) => void
  /** Resolves to whether the note is stored. */
  readonly onNote: (text: string) => Promise<boolean>
}

/** One order: next step, lines, payments and timeline. */
export function OrderPage(props: OrderPageProps) {
  const { order, locale, onOpen } = props
  const messages = useMessages()
  const { order: texts, shipments } = messages
  const language = useLanguage()
  return (
    <>
      <PageHeader
        title={texts.title({ number: order.number })}
        backLink={<Link href={links.orders()}>{texts.back}</Link>}
        aside={
          <span className="order-states">
            {order.isRehearsal && (
              <Link className="order-tag" href={links.rehearsal()}>
                {messages.rehearsal.badge}
              </Link>
            )}
            <OrderStatus order={order} />
            <PaymentStatus order={order} />
            <FulfillmentStatus order={order} />
            {order.hold && <span className="order-tag">{shipments.onHold}</span>}
            {order.archived && <span>{texts.isArchived}</span>}
            <span>{texts.placed({ date: formatDateTime(order.createdDate, language) })}</span>
          </span>
        }
        actions={<Actions {...props} />}
      />
      <NextStepNotice {...props} />
      {props.mergeNotice}
      <div className="detail-columns">
        <div className="detail-main">
          <LinesSection order={order} locale={locale} />
          <OrderGiftCards order={order} locale={locale} />
          {order.lines.some(({ subscriptionId }) => subscriptionId !== null) && (
            <SubscriptionsSection
              title={messages.subscription.ofOrder}
              filter={{ orderId: order.id }}
              locale={locale}
            />
          )}
          <ShipmentsSection
            order={order}
            fulfillments={props.fulfillments}
            actions={props.shipmentActions}
            onOpen={onOpen}
            onLift={props.onLift}
          />
          <ReturnsSection
            order={order}
            locale={locale}
            read={props.returns}
            actions={props.returnActions}
            onOpen={onOpen}
          />
          <MoneySection order={order} locale={locale} ledger={props.ledger} />
          <PaymentsSection {...props} />
          <RequestsSection order={order} locale={locale} asking={props.asking} />
          <RefundsSection order={order} locale={locale} />
          {!order.isRehearsal && (
            <InvoicesSection {...props.invoicing} order={order} locale={locale} />
          )}
          <Timeline {...props} />
        </div>
        <div className="detail-side">
          <BuyerSection order={order} onOpen={onOpen} />
          <TagsSection tags={order.tags} onTags={props.onTags} />
          <FieldsSection order={order} fields={props.fields} onOpen={onOpen} />
        </div>
      </div>
    </>
  )
}

function Actions({ order, onOpen, onArchive, onEdit, onOrderAgain }: OrderPageProps) {
  const { order: texts, draft } = useMessages()
  return (
    <>
      <a className="button" href={links.shopOrder(order.link)} target="_blank" rel="noreferrer">
        {texts.shopView}
      </a>
      <IfAllowed call="draftOrders.createDraftOrder">
        {order.state === 'PLACED' && (
          <button type="button" className="button" onClick={onEdit}>
            {draft.editOrder}
          </button>
        )}
        <button type="button" className="button" onClick={onOrderAgain}>
          {draft.orderAgain}
        </button>
      </IfAllowed>
      <IfAllowed call="orders.updateOrder">
        <button type="button" className="button" onClick={() => onArchive(!order.archived)}>
          {order.archived ? texts.unarchive : texts.archive}
        </button>
      </IfAllowed>
      {refundableOf(order) > 0 && (
        <IfAllowed call="orders.refundOrder">
          <button type="button" className="button" onClick={() => onOpen('refund')}>
            {texts.refund}
          </button>
        </IfAllowed>
      )}
      {!isEnded(order) && (
        <IfAllowed call="orders.cancelOrder">
          <button type="button" className="button" onClick={() => onOpen('cancel')}>
            {texts.cancel}
          </button>
        </IfAllowed>
      )}
    </>
  )
}
