import type { Delivery, Webhook } from '@vitrine/contract/webhooks'
import { useState } from 'react'
import { useAddressParam, useAddressSearch } from '../../scaffold/address.ts'
import { Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { useOperation } from '../../scaffold/use-operation.ts'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { WebhookPage } from './page.tsx'
import { deliveriesQuery, readDeliveriesSearch } from './search.ts'
import { useWebhookActions } from './use-webhook-actions.tsx'

/** Tries and their outcomes are no changes of the site, so nobody tells of them. */
const LOOK_MS = 3_000

export function WebhookRoute() {
  const id = useAddressParam('webhookId')
  const { webhooks: words, shell } = useMessages()
  const found = useOperation('webhooks.listWebhooks', {}, { every: () => LOOK_MS })
  const webhook = found.data?.webhooks.find((one) => one.id === id)
  if (webhook) {
    const figures = found.data?.figures.find(({ webhookId }) => webhookId === id)
    return <OneWebhook key={id} webhook={webhook} figures={figures} />
  }
  return (
    <>
      <PageHeader title={words.title} />
      {found.error && <Failure error={found.error} onRetry={() => found.refetch()} />}
      {found.data && <p className="notice">{words.missing}</p>}
      {found.isPending && <Skeleton rows={6} label={shell.loading} />}
    </>
  )
}

interface OneWebhookProps {
  readonly webhook: Webhook
  readonly figures: Parameters<typeof WebhookPage>[0]['figures']
}

function OneWebhook({ webhook, figures }: OneWebhookProps) {
  const search = readDeliveriesSearch(useAddressSearch())
  const log = useOperation('webhooks.listDeliveries', deliveriesQuery(webhook.id, search), {
    keep: true,
    every: () => LOOK_MS,
  })
  const [opened, setOpened] = useState<Delivery>()
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
        onOpen={setOpened}
        onRetry={() => log.refetch()}
      />
      {dialog}
      {opened && (
        <DeliveryDialog
          webhookId={webhook.id}
          deliveryId={opened.id}
          eventType={opened.eventType}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
