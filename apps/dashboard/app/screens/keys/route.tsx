import type { ApiKey } from '@vitrine/contract/api-keys'
import { useState } from 'react'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { SecretOnce } from '../../scaffold/secret-once.tsx'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import { changeOf, type KeyForm, requestOf } from './form.ts'
import { KeyDialog } from './key-dialog.tsx'
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
  const changing = useChange()
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
        onChange={changing.open}
        onRevoke={useRevoke()}
        onRetry={() => found.refetch()}
      />
      {creating && (
        <KeyDialog
          busy={create.isPending}
          failure={create.error}
          onClose={() => setCreating(false)}
          onSubmit={submit}
        />
      )}
      {changing.dialog}
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

/** The dialog that changes a key, while one is being changed. */
function useChange() {
  const { keys: words } = useMessages()
  const tell = useTell()
  const [stored, setStored] = useState<ApiKey>()
  const change = useAction('apiKeys.updateApiKey', { refreshes })
  const close = () => setStored(undefined)
  const open = (key: ApiKey) => {
    change.reset()
    setStored(key)
  }
  const submit = (form: KeyForm) => {
    if (!stored) return
    const onSuccess = () => {
      close()
      tell({ text: words.changed(form.name.trim()) })
    }
    change.mutate(changeOf(stored.id, form, new Date()), { onSuccess })
  }
  const dialog = stored && (
    <KeyDialog
      key={stored.id}
      stored={stored}
      busy={change.isPending}
      failure={change.error}
      onClose={close}
      onSubmit={submit}
    />
  )
  return { open, dialog }
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
