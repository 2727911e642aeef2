import type { SiteMove, SiteSummary } from '@vitrine/contract/sites'
import { useState } from 'react'
import { saveSelectedSite } from '../../api/selected-site.ts'
import { links } from '../../links.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useAction, useCall, useInvalidate, useOperation } from '../../shared/use-operation.ts'
import { SitesPage } from './page.tsx'
import { SiteDialog, type SiteForm, type SitePurpose } from './site-dialog.tsx'

const invalidates = ['sites.listSites'] as const

export function SitesRoute() {
  const show = useUrlSearch().show === 'trash' ? 'trash' : ''
  const { siteId } = useCall()
  const living = useOperation('sites.listSites', {})
  const trash = useOperation('sites.listSites', { deletion: 'TRASH' })
  const result = show === 'trash' ? trash : living
  const [openPurpose, setOpenPurpose] = useState<SitePurpose>()
  const make = useMake(() => setOpenPurpose(undefined))
  const open = (purpose: SitePurpose) => {
    make.reset()
    setOpenPurpose(purpose)
  }
  const all = living.data?.sites
  const current = all?.find(({ id }) => id === siteId) ?? all?.[0]
  return (
    <>
      <SitesPage
        show={show}
        sites={result.data?.sites}
        trashed={trash.data?.sites.length ?? 0}
        currentId={current?.id}
        error={result.error}
        now={new Date()}
        onNew={() => open({ kind: 'create' })}
        onDuplicate={(site) => open({ kind: 'duplicate', site })}
        onChange={(site) => open({ kind: 'change', site })}
        onMove={useMove()}
        onNamespace={useNamespace()}
        onOpen={switchToSite}
        onRetry={() => result.refetch()}
      />
      {openPurpose && (
        <SiteDialog
          purpose={openPurpose}
          busy={make.busy}
          failure={make.error}
          onClose={() => setOpenPurpose(undefined)}
          onSubmit={(form) => make.run(form, openPurpose)}
        />
      )}
    </>
  )
}

/** A whole page load: nothing that was read of one site stays behind for another. */
function switchToSite({ id }: SiteSummary) {
  saveSelectedSite(id)
  globalThis.location.assign(links.home())
}

function useMake(onDone: () => void) {
  const { sites } = useMessages()
  const showToast = useToast()
  const create = useAction('sites.createSite', { invalidates })
  const copy = useAction('sites.duplicateSite', { invalidates })
  const change = useAction('sites.updateSite', { invalidates })
  const run = (form: SiteForm, purpose: SitePurpose) => {
    const { name, namespace } = form
    const domains = [...form.domains]
    const announce = (messageOf: (values: { readonly name: string }) => string) => () => {
      showToast({ text: messageOf({ name }) })
      onDone()
    }
    if (purpose.kind === 'create') {
      create.mutate({ site: { ...form, domains } }, { onSuccess: announce(sites.created) })
      return
    }
    const { id } = purpose.site
    const site = { id, name, namespace, domains }
    if (purpose.kind === 'duplicate')
      copy.mutate(site, { onSuccess: announce(sites.done.duplicate) })
    else change.mutate({ site }, { onSuccess: announce(sites.changed) })
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
  const { sites } = messages
  const { call } = useCall()
  const refresh = useInvalidate()
  const confirm = useConfirm()
  const showToast = useToast()
  const questions: Partial<Record<SiteMove, (name: string) => Parameters<typeof confirm>[0]>> = {
    disable: (name) => ({
      title: sites.disableTitle({ name }),
      text: sites.disableText,
      yes: sites.actions.disable,
    }),
    trash: (name) => ({
      title: sites.trashTitle({ name }),
      text: sites.trashText,
      yes: sites.actions.trash,
    }),
    purge: (name) => ({
      title: sites.purgeTitle({ name }),
      text: sites.purgeText,
      yes: sites.actions.purge,
      typed: name,
    }),
  }
  return async (move: SiteMove, { id, name }: SiteSummary) => {
    const question = questions[move]?.(name)
    if (question && !(await confirm(question))) return
    try {
      await call(`sites.${move}Site`, { id })
      showToast({ text: sites.done[move]({ name }) })
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    }
    await refresh(invalidates)
  }
}

function useNamespace() {
  const messages = useMessages()
  const showToast = useToast()
  const update = useAction('sites.updateSite', { invalidates })
  return ({ id, name }: SiteSummary, namespace: SiteSummary['namespace']) =>
    update.mutate(
      { site: { id, namespace } },
      {
        onSuccess: () => showToast({ text: messages.sites.labelled({ name }) }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
}
