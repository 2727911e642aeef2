import { useState } from 'react'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { requestOf } from './form.ts'
import { WebhooksPage } from './page.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

/** Delivery attempts emit no change hints, so the page polls. */
const POLL_MS = 5_000

export function WebhooksRoute() {
  const { webhooks } = useMessages()
  const { go } = useNavigation()
  const showToast = useToast()
  const result = useOperation('webhooks.listWebhooks', {}, { refetchInterval: () => POLL_MS })
  const [isOpen, setOpen] = useState(false)
  const create = useAction('webhooks.createWebhook', { invalidates: ['webhooks.listWebhooks'] })
  const open = () => {
    create.reset()
    setOpen(true)
  }
  return (
    <>
      <WebhooksPage
        webhooks={result.data?.webhooks}
        figures={result.data?.figures ?? []}
        error={result.error}
        now={new Date()}
        onNew={open}
        onRetry={() => result.refetch()}
      />
      {isOpen && (
        <WebhookDialog
          busy={create.isPending}
          failure={create.error}
          onClose={() => setOpen(false)}
          onSubmit={(form) =>
            create.mutate(requestOf(form), {
              onSuccess: ({ webhook }) => {
                showToast({ text: webhooks.created })
                go(links.webhook(webhook.id))
              },
            })
          }
        />
      )}
    </>
  )
}
