import { useState } from 'react'
import { links } from '../../links.ts'
import { useMessages } from '../../scaffold/messages.tsx'
import { useNavigation } from '../../scaffold/navigation.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import { requestOf } from './form.ts'
import { WebhooksPage } from './page.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

/** Tries and their outcomes are no changes of the site, so nobody tells of them. */
const LOOK_MS = 5_000

export function WebhooksRoute() {
  const { webhooks: words } = useMessages()
  const { go } = useNavigation()
  const tell = useTell()
  const found = useOperation('webhooks.listWebhooks', {}, { every: () => LOOK_MS })
  const [isOpen, setOpen] = useState(false)
  const create = useAction('webhooks.createWebhook', { refreshes: ['webhooks.listWebhooks'] })
  const open = () => {
    create.reset()
    setOpen(true)
  }
  return (
    <>
      <WebhooksPage
        webhooks={found.data?.webhooks}
        figures={found.data?.figures ?? []}
        error={found.error}
        now={new Date()}
        onNew={open}
        onRetry={() => found.refetch()}
      />
      {isOpen && (
        <WebhookDialog
          busy={create.isPending}
          failure={create.error}
          onClose={() => setOpen(false)}
          onSubmit={(form) =>
            create.mutate(requestOf(form), {
              onSuccess: ({ webhook }) => {
                tell({ text: words.created })
                go(links.webhook(webhook.id))
              },
            })
          }
        />
      )}
    </>
  )
}
