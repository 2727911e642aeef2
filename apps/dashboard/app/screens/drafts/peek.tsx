import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { PeekPanel } from '../../shared/peek/peek-panel.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { PeekLines } from '../orders/peek.tsx'
import { type Draft, useDraftName } from './use-draft-name.ts'

interface DraftPeekProps {
  readonly draft: Draft
  readonly locale: string
  readonly now: Date
  readonly onClose: () => void
}

/** Buyer, lines and totals of a draft. */
export function DraftPeek({ draft, locale, now, onClose }: DraftPeekProps) {
  const { columns } = useMessages().drafts
  const nameOf = useDraftName()
  const { data, error, refetch } = useOperation('draftOrders.getDraftOrder', { id: draft.id })
  const { buyerName, email, createdDate, updatedDate } = draft
  return (
    <PeekPanel
      title={nameOf(draft)}
      href={links.draft(draft.id)}
      onClose={onClose}
      error={error}
      onRetry={() => void refetch()}
    >
      {data && (
        <>
          <dl className="peek-facts">
            <div>
              <dt>{columns.buyer}</dt>
              <dd>
                <bdi>{buyerName || email || '–'}</bdi>
              </dd>
            </div>
            {buyerName && email && (
              <div>
                <dt>{columns.email}</dt>
                <dd>
                  <bdi>{email}</bdi>
                </dd>
              </div>
            )}
            <div>
              <dt>{columns.created}</dt>
              <dd>
                <RelativeTime moment={createdDate} now={now} />
              </dd>
            </div>
            <div>
              <dt>{columns.changed}</dt>
              <dd>
                <RelativeTime moment={updatedDate} now={now} />
              </dd>
            </div>
          </dl>
          <PeekLines
            order={{
              ...draft,
              lines: data.draftOrder.lines.filter(({ quantity }) => quantity > 0),
            }}
            total={draft.total}
            locale={locale}
          />
        </>
      )}
    </PeekPanel>
  )
}
