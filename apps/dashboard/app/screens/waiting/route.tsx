import type { InputOf } from '../../api/client.ts'
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
  const { waiting } = useMessages()
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
              <SettingButton
                isOn={isMailingDrops === true}
                settings={{ priceDrops: { mail: isMailingDrops !== true } }}
                texts={waiting.drops}
              />
              <SettingButton
                isOn={isCollecting}
                settings={{ backInStock: { collect: !isCollecting } }}
                texts={waiting}
              />
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

interface SettingButtonProps {
  readonly isOn: boolean
  /** The settings that the button changes. */
  readonly settings: InputOf<'sites.updateSettings'>['settings']
  readonly texts: Readonly<Record<'start' | 'stop' | 'hasStarted' | 'hasStopped', string>>
}

/** Starts and stops something that is a setting of the site. */
function SettingButton({ isOn, settings, texts }: SettingButtonProps) {
  const messages = useMessages()
  const showToast = useToast()
  const update = useAction('sites.updateSettings', { invalidates: ['sites.getSettings'] })
  const toggle = () =>
    update.mutate(
      { settings },
      {
        onSuccess: () => showToast({ text: isOn ? texts.hasStopped : texts.hasStarted }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  return (
    <IfAllowed call="sites.updateSettings">
      <button type="button" className="button" disabled={update.isPending} onClick={toggle}>
        {isOn ? texts.stop : texts.start}
      </button>
    </IfAllowed>
  )
}
