import type { IdentityProvider } from '@vitrine/contract/identity-providers'
import { useState } from 'react'
import { useConfirm } from '../../shared/confirm.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { type ProviderForm, requestOf } from './form.ts'
import { ProvidersPage } from './page.tsx'
import { ProviderDialog } from './provider-dialog.tsx'

const invalidates = ['identityProviders.listProviders'] as const

export function ProvidersRoute() {
  const { providers } = useMessages()
  const showToast = useToast()
  const result = useOperation('identityProviders.listProviders', {})
  const [edited, setEdited] = useState<'new' | IdentityProvider>()
  const create = useAction('identityProviders.createProvider', { invalidates })
  const update = useAction('identityProviders.updateProvider', { invalidates })
  const { remove, failure } = useRemoval()
  const open = (which: 'new' | IdentityProvider) => {
    create.reset()
    update.reset()
    setEdited(which)
  }
  const done = (text: string) => () => {
    setEdited(undefined)
    showToast({ text })
  }
  const save = ({ kind, ...form }: ProviderForm) => {
    const request = requestOf({ kind, ...form })
    if (edited === 'new') {
      create.mutate({ provider: { kind, ...request } }, { onSuccess: done(providers.created) })
    } else if (edited) {
      const provider = { id: edited.id, ...request }
      update.mutate({ provider }, { onSuccess: done(providers.saved) })
    }
  }
  const turn = ({ id, isEnabled }: IdentityProvider) =>
    update.mutate(
      { provider: { id, isEnabled: !isEnabled } },
      { onSuccess: done(isEnabled ? providers.turnedOff : providers.turnedOn) },
    )
  return (
    <>
      <ProvidersPage
        providers={result.data?.providers}
        callbackUrl={result.data?.callbackUrl ?? ''}
        error={result.error ?? failure ?? (edited ? undefined : update.error)}
        onNew={() => open('new')}
        onChange={open}
        onTurn={turn}
        onDelete={remove}
        onRetry={() => result.refetch()}
      />
      {edited && (
        <ProviderDialog
          stored={edited === 'new' ? undefined : edited}
          callbackUrl={result.data?.callbackUrl ?? ''}
          busy={create.isPending || update.isPending}
          failure={create.error ?? update.error}
          onClose={() => setEdited(undefined)}
          onSubmit={save}
        />
      )}
    </>
  )
}

/** Removes a provider after a confirmation that shows the affected members. */
function useRemoval() {
  const { providers } = useMessages()
  const language = useLanguage()
  const confirm = useConfirm()
  const showToast = useToast()
  const removal = useAction('identityProviders.deleteProvider', { invalidates })
  const remove = async ({ id, name, linkedMembers, onlyWayFor }: IdentityProvider) => {
    const number = (value: number) => formatNumber(value, language)
    const text = providers.deleteText({
      linked: { n: linkedMembers, shown: number(linkedMembers) },
      only: { n: onlyWayFor, shown: number(onlyWayFor) },
    })
    if (!(await confirm({ title: providers.deleteTitle({ name }), text, yes: providers.delete })))
      return
    removal.mutate({ id }, { onSuccess: () => showToast({ text: providers.deleted }) })
  }
  return {
    remove: (provider: IdentityProvider) => void remove(provider),
    failure: removal.error ?? undefined,
  }
}
