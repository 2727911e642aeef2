import type { ApiKey } from '@vitrine/contract/api-keys'
import { useState } from 'react'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { SecretOnce } from '../../scaffold/secret-once.tsx'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import { type KeyForm, requestOf } from './form.ts'
import { NewKeyDialog } from './new-dialog.tsx'
import { KeysPage } from './page.tsx'

const refreshes = ['apiKeys.listApiKeys'] as const

export function KeysRoute() {
  const { keys: words } = useMessages()
  const found = useOperation('apiKeys.listApiKeys', {})
  const [creating, setCreating] = useState(false)
  const [made, setMade] = useState<{ readonly name: string; readonly key: string }>()
  const create = useAction('apiKeys.createApiKey', { refreshes })
  const submit = (form: KeyForm) =>
    create.mutate(requestOf(form, new Date()), {
      onSuccess: ({ apiKey, key }) => {
        setCreating(false)
        setMade({ name: apiKey.name, key })
      },
    })
  const open = () => {
    create.reset()
    setCreating(true)
  }
  return (
    <>
      <KeysPage
        keys={found.data?.apiKeys}
        error={found.error}
        now={new Date()}
        onNew={open}
        onRevoke={useRevoke()}
        onRetry={() => found.refetch()}
      />
      {creating && (
        <NewKeyDialog
          busy={create.isPending}
          failure={create.error}
          onClose={() => setCreating(false)}
          onCreate={submit}
        />
      )}
      {made && (
        <SecretOnce
          title={words.shownTitle(made.name)}
          text={words.shownText}
          what={words.what}
          secret={made.key}
          onClose={() => setMade(undefined)}
        />
      )}
    </>
  )
}

function useRevoke() {
  const messages = useMessages()
  const { keys: words } = messages
  const confirm = useConfirm()
  const tell = useTell()
  const revoke = useAction('apiKeys.revokeApiKey', { refreshes })
  return async ({ id, name }: ApiKey) => {
    const question = { title: words.revokeTitle(name), text: words.revokeText, yes: words.revoke }
    if (!(await confirm(question))) return
    revoke.mutate(
      { id },
      {
        onSuccess: () => tell({ text: words.revoked(name) }),
        onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
      },
    )
  }
}
