import type { Delivery, Webhook } from '@vitrine/contract/webhooks'
import { useState } from 'react'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { useUrlParam, useUrlSearch } from '../../shared/url-params.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { WebhookPage } from './page.tsx'
import { deliveriesQuery, readDeliveriesSearch } from './search.ts'
import { useWebhookActions } from './use-webhook-actions.tsx'

/** Delivery attempts emit no change hints, so the page polls. */
const POLL_MS = 3_000

export function WebhookRoute() {
  const id = useUrlParam('webhookId')
  const { webhooks, shell } = useMessages()
  const result = useOperation('webhooks.listWebhooks', {}, { refetchInterval: () => POLL_MS })
  const webhook = result.data?.webhooks.find((one) => one.id === id)
  if (webhook) {
    const figures = result.data?.figures.find(({ webhookId }) => webhookId === id)
    return <OneWebhook key={id} webhook={webhook} figures={figures} />
  }
  return (
    <>
      <PageHeader title={webhooks.title} />
      {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
      {result.data && <p className="notice">{webhooks.missing}</p>}
      {result.isPending && <Skeleton rows={6} label={shell.loading} />}
    </>
  )
}

interface OneWebhookProps {
  readonly webhook: Webhook
  readonly figures: Parameters<typeof WebhookPage>[0]['figures']
}

function OneWebhook({ webhook, figures }: OneWebhookProps) {
  const search = readDeliveriesSearch(useUrlSearch())
  const log = useOperation('webhooks.listDeliveries', deliveriesQuery(webhook.id, search), {
    keepPrevious: true,
    refetchInterval: () => POLL_MS,
  })
  const [openDelivery, setOpenDelivery] = useState<Delivery>()
  const { actions, failure, dialog } = useWebhookActions(webhook)
  return (
    <>
      <WebhookPage
        webhook={webhook}
        figures={figures}
        failure={failure}
        actions={actions}
        search={search}
        deliveries={log.data?.deliveries}
        hasMore={log.data?.hasMore ?? false}
        stale={log.isPlaceholderData}
        error={log.error}
        now={new Date()}
        onOpen={setOpenDelivery}
        onRetry={() => log.refetch()}
      />
      {dialog}
      {openDelivery && (
        <DeliveryDialog
          webhookId={webhook.id}
          deliveryId={openDelivery.id}
          eventType={openDelivery.eventType}
          onClose={() => setOpenDelivery(undefined)}
        />
      )}
    </>
  )
}
