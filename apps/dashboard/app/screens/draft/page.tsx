import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import '../order/order.css'
import './draft.css'
import { BuyerSection } from './buyer.tsx'
import { DeliverySection } from './delivery.tsx'
import { ExtrasSection } from './extras.tsx'
import { LinesSection } from './lines.tsx'
import type { DraftPartProps } from './setup.ts'

interface DraftPageProps extends DraftPartProps {
  /** Why the last change was not stored. */
  readonly failure: unknown
  readonly summary: ReactNode
}

/** An order before it is one, or one that is edited. */
export function DraftPage(props: DraftPageProps) {
  const { draft, failure, summary } = props
  const { draft: texts } = useMessages()
  const { orderId, orderNumber } = draft
  const number = orderNumber ?? ''
  const isOpen = draft.status === 'OPEN'
  return (
    <>
      <PageHeader
        title={draft.isEdit ? texts.editTitle({ number }) : texts.newTitle}
        backLink={
          draft.isEdit && orderId ? (
            <Link href={links.order(orderId)}>{texts.backToOrder({ number })}</Link>
          ) : (
            <Link href={links.drafts()}>{texts.back}</Link>
          )
        }
        actions={
          <Link className="button" href={links.history({ kind: 'draft_order', thing: draft.id })}>
            {texts.history}
          </Link>
        }
      />
      {!isOpen && orderId && (
        <p className="notice">
          {texts.isApplied} <Link href={links.order(orderId)}>{texts.backToOrder({ number })}</Link>
        </p>
      )}
      {failure ? <Failure error={failure} /> : null}
      <div className="detail-columns">
        <fieldset className="detail-main bare" disabled={!isOpen}>
          <LinesSection {...props} />
          <ExtrasSection {...props} />
          <DeliverySection {...props} />
        </fieldset>
        <div className="detail-side">
          {summary}
          <fieldset className="bare" disabled={!isOpen}>
            <BuyerSection {...props} />
          </fieldset>
        </div>
      </div>
    </>
  )
}
