import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { WaitingPage } from './page.tsx'
import { WaitingPanel } from './panel.tsx'
import { readWaitingSearch, waitingQuery } from './search.ts'

export function WaitingRoute() {
  const search = readWaitingSearch(useUrlSearch())
  const result = useOperation('backInStock.listAwaited', waitingQuery(search), {
    keepPrevious: true,
  })
  const { data } = useOperation('sites.getSettings', {})
  const isCollecting = data?.settings.backInStock.collect
  const isMailingDrops = data?.settings.priceDrops.mail
  return (
    <>
      <WaitingPage
        search={search}
        items={result.data?.items}
        total={result.data?.total ?? 0}
        requestCount={result.data?.requestCount ?? 0}
        isCollecting={isCollecting}
        isMailingDrops={isMailingDrops}
        actions={
          isCollecting !== undefined && (
            <>
              <MailingDrops isMailing={isMailingDrops === true} />
              <Collecting isCollecting={isCollecting} />
            </>
          )
        }
        now={new Date()}
        stale={result.isPlaceholderData}
        error={result.error}
        onRetry={() => result.refetch()}
      />
      {search.open !== '' && <WaitingPanel key={search.open} search={search} />}
    </>
  )
}

/** Starts and stops taking requests. Those that wait stay. */
function Collecting({ isCollecting }: { readonly isCollecting: boolean }) {
  const messages = useMessages()
  const { waiting } = messages
  const showToast = useToast()
  const update = useAction('sites.updateSettings', { invalidates: ['sites.getSettings'] })
  const toggle = () =>
    update.mutate(
      { settings: { backInStock: { collect: !isCollecting } } },
      {
        onSuccess: () =>
          showToast({ text: isCollecting ? waiting.hasStopped : waiting.hasStarted }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  return (
    <IfAllowed call="sites.updateSettings">
      <button type="button" className="button" disabled={update.isPending} onClick={toggle}>
        {isCollecting ? waiting.stop : waiting.start}
      </button>
    </IfAllowed>
  )
}

/** Starts and stops mails about prices of wish lists. Who has asked for them stays noted. */
function MailingDrops({ isMailing }: { readonly isMailing: boolean }) {
  const messages = useMessages()
  const { waiting } = messages
  const showToast = useToast()
  const update = useAction('sites.updateSettings', { invalidates: ['sites.getSettings'] })
  const toggle = () =>
    update.mutate(
      { settings: { priceDrops: { mail: !isMailing } } },
      {
        onSuccess: () =>
          showToast({ text: isMailing ? waiting.drops.hasStopped : waiting.drops.hasStarted }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  return (
    <IfAllowed call="sites.updateSettings">
      <button type="button" className="button" disabled={update.isPending} onClick={toggle}>
        {isMailing ? waiting.drops.stop : waiting.drops.start}
      </button>
    </IfAllowed>
  )
}
