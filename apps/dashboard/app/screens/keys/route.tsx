import type { ApiKey } from '@vitrine/contract/api-keys'
import { useState } from 'react'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { OneTimeSecret } from '../../shared/one-time-secret.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { changeOf, type KeyForm, requestOf } from './form.ts'
import { KeyDialog } from './key-dialog.tsx'
import { KeysPage } from './page.tsx'

const invalidates = ['apiKeys.listApiKeys'] as const

export function KeysRoute() {
  const { keys } = useMessages()
  const result = useOperation('apiKeys.listApiKeys', {})
  const [creating, setCreating] = useState(false)
  const [createdKey, setCreatedKey] = useState<{ readonly name: string; readonly key: string }>()
  const create = useAction('apiKeys.createApiKey', { invalidates })
  const submit = (form: KeyForm) =>
    create.mutate(requestOf(form, new Date()), {
      onSuccess: ({ apiKey, key }) => {
        setCreating(false)
        setCreatedKey({ name: apiKey.name, key })
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
        keys={result.data?.apiKeys}
        error={result.error}
        now={new Date()}
        onNew={open}
        onChange={changing.open}
        onRevoke={useRevoke()}
        onRetry={() => result.refetch()}
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
      {createdKey && (
        <OneTimeSecret
          title={keys.shownTitle({ name: createdKey.name })}
          text={keys.shownText}
          subject={keys.what}
          secret={createdKey.key}
          onClose={() => setCreatedKey(undefined)}
        />
      )}
    </>
  )
}

/** The dialog that changes a key, while one is being changed. */
function useChange() {
  const { keys } = useMessages()
  const showToast = useToast()
  const [stored, setStored] = useState<ApiKey>()
  const change = useAction('apiKeys.updateApiKey', { invalidates })
  const close = () => setStored(undefined)
  const open = (key: ApiKey) => {
    change.reset()
    setStored(key)
  }
  const submit = (form: KeyForm) => {
    if (!stored) return
    const onSuccess = () => {
      close()
      showToast({ text: keys.changed({ name: form.name.trim() }) })
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
  const { keys } = messages
  const confirm = useConfirm()
  const showToast = useToast()
  const revoke = useAction('apiKeys.revokeApiKey', { invalidates })
  return async ({ id, name }: ApiKey) => {
    const question = {
      title: keys.revokeTitle({ name }),
      text: keys.revokeText,
      yes: keys.revoke,
    }
    if (!(await confirm(question))) return
    revoke.mutate(
      { id },
      {
        onSuccess: () => showToast({ text: keys.revoked({ name }) }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  }
}
