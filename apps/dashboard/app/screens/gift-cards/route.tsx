import type { GiftCard } from '@vitrine/contract/gift-cards'
import { useState } from 'react'
import type { OperationName } from '../../api/client.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { OneTimeSecret } from '../../shared/one-time-secret.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { type Money, useMoney } from '../../shared/use-money.ts'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { changesOf, type GiftCardForm, newOf } from './form.ts'
import { GiftCardDialog } from './gift-card-dialog.tsx'
import { GiftCardsPage } from './page.tsx'
import { GiftCardPanel } from './panel.tsx'
import { giftCardsQuery, readGiftCardsSearch } from './search.ts'
import { SettingsDialog } from './settings-dialog.tsx'

const invalidates: readonly OperationName[] = ['giftCards.queryGiftCards', 'giftCards.getGiftCard']

export function GiftCardsRoute() {
  const search = readGiftCardsSearch(useUrlSearch())
  const { go } = useNavigation()
  const result = useOperation('giftCards.queryGiftCards', giftCardsQuery(search), {
    keepPrevious: true,
  })
  const money = useMoney()
  const editor = useEditor(money)
  const { giftCards: texts } = useMessages()
  const [isSettingOpen, setSettingOpen] = useState(false)
  const settings = useOperation('sites.getSettings', {}).data?.settings.giftCards
  return (
    <>
      <GiftCardsPage
        search={search}
        giftCards={result.data?.giftCards}
        total={result.data?.pagingMetadata.total ?? 0}
        locale={money.locale}
        now={new Date()}
        stale={result.isPlaceholderData}
        error={result.error}
        onNew={() => editor.open('new')}
        onRetry={() => result.refetch()}
        actions={
          settings && (
            <IfAllowed call="sites.updateSettings">
              <button type="button" className="button" onClick={() => setSettingOpen(true)}>
                {texts.settings.open}
              </button>
            </IfAllowed>
          )
        }
      />
      {isSettingOpen && settings && (
        <SettingsDialog settings={settings} onClose={() => setSettingOpen(false)} />
      )}
      {search.open !== '' && !editor.dialog && (
        <GiftCardPanel
          key={search.open}
          id={search.open}
          locale={money.locale}
          onClose={() => go(links.giftCards({ ...search, open: '' }))}
          onChange={editor.open}
        />
      )}
      {editor.dialog}
    </>
  )
}

/** The dialog for a new gift card, its code, or a change, if open. */
function useEditor(money: Money) {
  const { giftCards } = useMessages()
  const showToast = useToast()
  const [edited, setEdited] = useState<GiftCard | 'new'>()
  const [code, setCode] = useState<string>()
  const issue = useAction('giftCards.issueGiftCard', { invalidates })
  const change = useAction('giftCards.updateGiftCard', { invalidates })
  const stored = edited === 'new' ? undefined : edited
  const action = stored ? change : issue
  const close = () => setEdited(undefined)
  const open = (which: GiftCard | 'new') => {
    issue.reset()
    change.reset()
    setEdited(which)
  }
  const submit = (form: GiftCardForm) => {
    if (stored) {
      const onSuccess = () => {
        close()
        showToast({ text: giftCards.saved({ code: stored.lastFour }) })
      }
      change.mutate(changesOf(form, stored.id), { onSuccess })
      return
    }
    const onSuccess = (issued: { readonly code: string }) => {
      close()
      setCode(issued.code)
    }
    issue.mutate({ giftCard: newOf(form, money) }, { onSuccess })
  }
  const dialog = code ? (
    <OneTimeSecret
      title={giftCards.codeTitle}
      text={giftCards.codeText}
      subject={giftCards.columns.code}
      secret={code}
      onClose={() => setCode(undefined)}
    />
  ) : (
    edited && (
      <GiftCardDialog
        key={stored?.id ?? 'new'}
        stored={stored}
        money={money}
        busy={action.isPending}
        failure={action.error}
        onClose={close}
        onSubmit={submit}
      />
    )
  )
  return { open, dialog }
}
