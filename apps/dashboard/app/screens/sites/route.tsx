import type { SiteMove, SiteSummary } from '@vitrine/contract/sites'
import { useState } from 'react'
import { rememberSite } from '../../api/chosen-site.ts'
import { links } from '../../links.ts'
import { useAddressSearch } from '../../scaffold/address.ts'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction, useCall, useOperation, useRefresh } from '../../scaffold/use-operation.ts'
import { SitesPage } from './page.tsx'
import { SiteDialog, type SiteForm, type SitePurpose } from './site-dialog.tsx'

const refreshes = ['sites.listSites'] as const

export function SitesRoute() {
  const show = useAddressSearch().show === 'trash' ? 'trash' : ''
  const { siteId } = useCall()
  const living = useOperation('sites.listSites', {})
  const trash = useOperation('sites.listSites', { deletion: 'TRASH' })
  const found = show === 'trash' ? trash : living
  const [asked, setAsked] = useState<SitePurpose>()
  const make = useMake(() => setAsked(undefined))
  const open = (purpose: SitePurpose) => {
    make.reset()
    setAsked(purpose)
  }
  const all = living.data?.sites
  const current = all?.find(({ id }) => id === siteId) ?? all?.[0]
  return (
    <>
      <SitesPage
        show={show}
        sites={found.data?.sites}
        trashed={trash.data?.sites.length ?? 0}
        currentId={current?.id}
        error={found.error}
        now={new Date()}
        onNew={() => open({ kind: 'create' })}
        onDuplicate={(site) => open({ kind: 'duplicate', site })}
        onChange={(site) => open({ kind: 'change', site })}
        onMove={useMove()}
        onNamespace={useNamespace()}
        onOpen={workOn}
        onRetry={() => found.refetch()}
      />
      {asked && (
        <SiteDialog
          purpose={asked}
          busy={make.busy}
          failure={make.error}
          onClose={() => setAsked(undefined)}
          onSubmit={(form) => make.run(form, asked)}
        />
      )}
    </>
  )
}

/** A whole page load: nothing that was read of one site stays behind for another. */
function workOn({ id }: SiteSummary) {
  rememberSite(id)
  globalThis.location.assign(links.home())
}

function useMake(onDone: () => void) {
  const { sites: words } = useMessages()
  const tell = useTell()
  const create = useAction('sites.createSite', { refreshes })
  const copy = useAction('sites.duplicateSite', { refreshes })
  const change = useAction('sites.updateSite', { refreshes })
  const run = (form: SiteForm, purpose: SitePurpose) => {
    const { name, namespace } = form
    const domains = [...form.domains]
    const announce = (tellOf: (name: string) => string) => () => {
      tell({ text: tellOf(name) })
      onDone()
    }
    if (purpose.kind === 'create') {
      create.mutate({ site: { ...form, domains } }, { onSuccess: announce(words.created) })
      return
    }
    const { id } = purpose.site
    const site = { id, name, namespace, domains }
    if (purpose.kind === 'duplicate')
      copy.mutate(site, { onSuccess: announce(words.done.duplicate) })
    else change.mutate({ site }, { onSuccess: announce(words.changed) })
  }
  return {
    run,
    busy: create.isPending || copy.isPending || change.isPending,
    error: create.error ?? copy.error ?? change.error,
    reset: () => {
      create.reset()
      copy.reset()
      change.reset()
    },
  }
}

function useMove() {
  const messages = useMessages()
  const { sites: words } = messages
  const { call } = useCall()
  const refresh = useRefresh()
  const confirm = useConfirm()
  const tell = useTell()
  const questions: Partial<Record<SiteMove, (name: string) => Parameters<typeof confirm>[0]>> = {
    disable: (name) => ({
      title: words.disableTitle(name),
      text: words.disableText,
      yes: words.actions.disable,
    }),
    trash: (name) => ({
      title: words.trashTitle(name),
      text: words.trashText,
      yes: words.actions.trash,
    }),
    purge: (name) => ({
      title: words.purgeTitle(name),
      text: words.purgeText,
      yes: words.actions.purge,
      typed: name,
    }),
  }
  return async (move: SiteMove, { id, name }: SiteSummary) => {
    const question = questions[move]?.(name)
    if (question && !(await confirm(question))) return
    try {
      await call(`sites.${move}Site`, { id })
      tell({ text: words.done[move](name) })
    } catch (error) {
      tell({ text: wordsOf(error, messages), bad: true })
    }
    await refresh(refreshes)
  }
}

function useNamespace() {
  const messages = useMessages()
  const tell = useTell()
  const update = useAction('sites.updateSite', { refreshes })
  return ({ id, name }: SiteSummary, namespace: SiteSummary['namespace']) =>
    update.mutate(
      { site: { id, namespace } },
      {
        onSuccess: () => tell({ text: messages.sites.labelled(name) }),
        onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
      },
    )
}
