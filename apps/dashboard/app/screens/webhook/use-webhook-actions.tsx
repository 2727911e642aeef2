import type { Webhook } from '@vitrine/contract/webhooks'
import { type ReactNode, useState } from 'react'
import { links } from '../../links.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'
import { requestOf } from '../webhooks/form.ts'
import { WebhookDialog } from '../webhooks/webhook-dialog.tsx'
import type { WebhookActions } from './page.tsx'
import { ReplayDialog } from './replay-dialog.tsx'
import { TestDialog } from './test-dialog.tsx'

const invalidates = ['webhooks.listWebhooks', 'webhooks.listDeliveries'] as const

/** Everything that can be done with a webhook, and the window that is open for it. */
export function useWebhookActions(webhook: Webhook): {
  readonly actions: WebhookActions
  readonly failure: unknown
  readonly dialog: ReactNode
} {
  const { id } = webhook
  const { webhooks } = useMessages()
  const showToast = useToast()
  const [openDialog, setOpenDialog] = useState<'change' | 'test' | 'replay'>()
  const change = useAction('webhooks.updateWebhook', { invalidates })
  const replay = useAction('webhooks.replayWebhook', { invalidates })
  const { rotate, remove, failure } = useConfirmedActions(webhook)
  const close = () => setOpenDialog(undefined)
  const done = (text: string) => () => {
    close()
    showToast({ text })
  }
  const dialogs = {
    change: () => (
      <WebhookDialog
        stored={webhook}
        busy={change.isPending}
        failure={change.error}
        onClose={close}
        onSubmit={(form) =>
          change.mutate({ id, ...requestOf(form) }, { onSuccess: done(webhooks.saved) })
        }
      />
    ),
    test: () => <TestDialog webhook={webhook} onClose={close} />,
    replay: () => (
      <ReplayDialog
        now={new Date()}
        busy={replay.isPending}
        failure={replay.error}
        onClose={close}
        onReplay={(from) => replay.mutate({ id, from }, { onSuccess: done(webhooks.replayed) })}
      />
    ),
  }
  const open = (which: keyof typeof dialogs) => () => {
    change.reset()
    replay.reset()
    setOpenDialog(which)
  }
  return {
    actions: {
      onChange: open('change'),
      onTest: open('test'),
      onReplay: open('replay'),
      onRotate: rotate,
      onDelete: remove,
    },
    failure,
    dialog: openDialog && dialogs[openDialog](),
  }
}

/** Actions that ask for confirmation. */
function useConfirmedActions({ id }: Webhook) {
  const { webhooks } = useMessages()
  const confirm = useConfirm()
  const showToast = useToast()
  const { go } = useNavigation()
  const rotation = useAction('webhooks.rotateWebhookKey', { invalidates })
  const removal = useAction('webhooks.deleteWebhook', { invalidates })
  const rotate = async () => {
    const { rotateTitle: title, rotateText: text, rotate: yes } = webhooks
    if (!(await confirm({ title, text, yes }))) return
    rotation.mutate({ id }, { onSuccess: () => showToast({ text: webhooks.rotated }) })
  }
  const remove = async () => {
    const { deleteTitle: title, deleteText: text, delete: yes } = webhooks
    if (!(await confirm({ title, text, yes }))) return
    // The page is left with the webhook, so it cannot show the result.
    await removal.mutateAsync({ id }).then(
      () => {
        showToast({ text: webhooks.deleted })
        go(links.webhooks())
      },
      () => undefined,
    )
  }
  return {
    rotate: () => void rotate(),
    remove: () => void remove(),
    failure: rotation.error ?? removal.error,
  }
}
