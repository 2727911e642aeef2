import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadFile } from '../../shared/download-file.ts'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useMoney } from '../../shared/use-money.ts'
import { useCall, useOperation } from '../../shared/use-operation.ts'
import { StoreCreditPage } from './page.tsx'
import {
  readStoreCreditSearch,
  type StoreCreditSearch,
  soonBefore,
  storeCreditQuery,
} from './search.ts'
import { SettingsDialog } from './settings-dialog.tsx'

export function StoreCreditRoute() {
  const search = readStoreCreditSearch(useUrlSearch())
  const { storeCredit: texts } = useMessages()
  const { locale } = useMoney()
  const [isOpen, setOpen] = useState(false)
  const settings = useOperation('sites.getSettings', {}).data?.settings.storeCredit
  const result = useOperation(
    'storeCredit.queryStoreCredits',
    storeCreditQuery(search, new Date()),
    { keepPrevious: true },
  )
  return (
    <>
      <StoreCreditPage
        search={search}
        storeCredits={result.data?.storeCredits}
        total={result.data?.pagingMetadata.total ?? 0}
        locale={locale}
        error={result.error}
        onRetry={() => result.refetch()}
        actions={
          <>
            <ExportButton search={search} />
            {settings && (
              <IfAllowed call="sites.updateSettings">
                <button type="button" className="button" onClick={() => setOpen(true)}>
                  {texts.settings.open}
                </button>
              </IfAllowed>
            )}
          </>
        }
      />
      {isOpen && settings && <SettingsDialog settings={settings} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Exports the list as a table. */
function ExportButton({ search }: { readonly search: StoreCreditSearch }) {
  const messages = useMessages()
  const { call } = useCall()
  const showToast = useToast()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const file = await call(
        'storeCredit.exportStoreCredits',
        search.show === 'soon' ? { endsBefore: soonBefore(new Date()) } : {},
      )
      const content = Uint8Array.from(atob(file.data), (character) => character.charCodeAt(0))
      downloadFile({ ...file, content })
      showToast({ text: messages.storeCredit.exported({ n: file.storeCredits }) })
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className="button" disabled={isBusy} onClick={() => void save()}>
      <Download aria-hidden="true" />
      {messages.storeCredit.export}
    </button>
  )
}
