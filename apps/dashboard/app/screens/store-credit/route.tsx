import { useState } from 'react'
import { bytesOf } from '../../shared/download-file.ts'
import { ExportButton } from '../../shared/export-button.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
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
            <StoreCreditExport search={search} />
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

function StoreCreditExport({ search }: { readonly search: StoreCreditSearch }) {
  const { storeCredit: texts } = useMessages()
  const { call } = useCall()
  const load = async () => {
    const filter = search.show === 'soon' ? { endsBefore: soonBefore(new Date()) } : {}
    const { data, storeCredits, ...file } = await call('storeCredit.exportStoreCredits', filter)
    return {
      file: { ...file, content: bytesOf(data) },
      success: texts.exported({ n: storeCredits }),
    }
  }
  return <ExportButton label={texts.export} load={load} />
}
