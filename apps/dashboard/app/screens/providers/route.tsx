import type { IdentityProvider } from '@vitrine/contract/identity-providers'
import { useState } from 'react'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { formatNumber } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import { type ProviderForm, requestOf } from './form.ts'
import { ProvidersPage } from './page.tsx'
import { ProviderDialog } from './provider-dialog.tsx'

const refreshes = ['identityProviders.listProviders'] as const

export function ProvidersRoute() {
  const { providers: words } = useMessages()
  const tell = useTell()
  const found = useOperation('identityProviders.listProviders', {})
  const [opened, setOpened] = useState<'new' | IdentityProvider>()
  const create = useAction('identityProviders.createProvider', { refreshes })
  const update = useAction('identityProviders.updateProvider', { refreshes })
  const { remove, failure } = useRemoval()
  const open = (which: 'new' | IdentityProvider) => {
    create.reset()
    update.reset()
    setOpened(which)
  }
  const done = (text: string) => () => {
    setOpened(undefined)
    tell({ text })
  }
  const save = ({ kind, ...form }: ProviderForm) => {
    const request = requestOf({ kind, ...form })
    if (opened === 'new') {
      create.mutate({ provider: { kind, ...request } }, { onSuccess: done(words.created) })
    } else if (opened) {
      const provider = { id: opened.id, ...request }
      update.mutate({ provider }, { onSuccess: done(words.saved) })
    }
  }
  const turn = ({ id, isEnabled }: IdentityProvider) =>
    update.mutate(
      { provider: { id, isEnabled: !isEnabled } },
      { onSuccess: done(isEnabled ? words.turnedOff : words.turnedOn) },
    )
  return (
    <>
      <ProvidersPage
        providers={found.data?.providers}
        callbackUrl={found.data?.callbackUrl ?? ''}
        error={found.error ?? failure ?? (opened ? undefined : update.error)}
        onNew={() => open('new')}
        onChange={open}
        onTurn={turn}
        onDelete={remove}
        onRetry={() => found.refetch()}
      />
      {opened && (
        <ProviderDialog
          stored={opened === 'new' ? undefined : opened}
          callbackUrl={found.data?.callbackUrl ?? ''}
          busy={create.isPending || update.isPending}
          failure={create.error ?? update.error}
          onClose={() => setOpened(undefined)}
          onSubmit={save}
        />
      )}
    </>
  )
}

/** Says what removing it means for the people who sign in with it, before it is done. */
function useRemoval() {
  const { providers: words } = useMessages()
  const language = useLanguage()
  const confirm = useConfirm()
  const tell = useTell()
  const removal = useAction('identityProviders.deleteProvider', { refreshes })
  const remove = async ({ id, name, linkedMembers, onlyWayFor }: IdentityProvider) => {
    const number = (value: number) => formatNumber(value, language)
    const text = words.deleteText(
      { n: linkedMembers, shown: number(linkedMembers) },
      { n: onlyWayFor, shown: number(onlyWayFor) },
    )
    if (!(await confirm({ title: words.deleteTitle(name), text, yes: words.delete }))) return
    removal.mutate({ id }, { onSuccess: () => tell({ text: words.deleted }) })
  }
  return {
    remove: (provider: IdentityProvider) => void remove(provider),
    failure: removal.error ?? undefined,
  }
}
