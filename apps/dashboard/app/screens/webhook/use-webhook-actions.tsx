import type { Webhook } from '@vitrine/contract/webhooks'
import { type ReactNode, useState } from 'react'
import { links } from '../../links.ts'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useNavigation } from '../../scaffold/navigation.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction } from '../../scaffold/use-operation.ts'
import { requestOf } from '../webhooks/form.ts'
import { WebhookDialog } from '../webhooks/webhook-dialog.tsx'
import type { WebhookActions } from './page.tsx'
import { ReplayDialog } from './replay-dialog.tsx'
import { TestDialog } from './test-dialog.tsx'

const refreshes = ['webhooks.listWebhooks', 'webhooks.listDeliveries'] as const

/** Everything that can be done with a webhook, and the window that is open for it. */
export function useWebhookActions(webhook: Webhook): {
  readonly actions: WebhookActions
  readonly failure: unknown
  readonly dialog: ReactNode
} {
  const { id } = webhook
  const { webhooks: words } = useMessages()
  const tell = useTell()
  const [opened, setOpened] = useState<'change' | 'test' | 'replay'>()
  const change = useAction('webhooks.updateWebhook', { refreshes })
  const replay = useAction('webhooks.replayWebhook', { refreshes })
  const { rotate, remove, failure } = useQuestions(webhook)
  const close = () => setOpened(undefined)
  const done = (text: string) => () => {
    close()
    tell({ text })
  }
  const dialogs = {
    change: () => (
      <WebhookDialog
        stored={webhook}
        busy={change.isPending}
        failure={change.error}
        onClose={close}
        onSubmit={(form) =>
          change.mutate({ id, ...requestOf(form) }, { onSuccess: done(words.saved) })
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
        onReplay={(from) => replay.mutate({ id, from }, { onSuccess: done(words.replayed) })}
      />
    ),
  }
  const open = (which: keyof typeof dialogs) => () => {
    change.reset()
    replay.reset()
    setOpened(which)
  }
  return {
    actions: {
      ...{ onChange: open('change'), onTest: open('test'), onReplay: open('replay') },
      ...{ onRotate: rotate, onDelete: remove },
    },
    failure,
    dialog: opened && dialogs[opened](),
  }
}

/** What is asked about before it is done. */
function useQuestions({ id }: Webhook) {
  const { webhooks: words } = useMessages()
  const confirm = useConfirm()
  const tell = useTell()
  const { go } = useNavigation()
  const rotation = useAction('webhooks.rotateWebhookKey', { refreshes })
  const removal = useAction('webhooks.deleteWebhook', { refreshes })
  const rotate = async () => {
    const { rotateTitle: title, rotateText: text, rotate: yes } = words
    if (!(await confirm({ title, text, yes }))) return
    rotation.mutate({ id }, { onSuccess: () => tell({ text: words.rotated }) })
  }
  const remove = async () => {
    const { deleteTitle: title, deleteText: text, delete: yes } = words
    if (!(await confirm({ title, text, yes }))) return
    // The page goes with the webhook, so nothing on it can be told of the end.
    await removal.mutateAsync({ id }).then(
      () => {
        tell({ text: words.deleted })
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
