import { Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import { errorsOfSettings } from './form.ts'
import { SettingsPage } from './page.tsx'
import '../product/product.css'

export function SettingsRoute() {
  const messages = useMessages()
  const tell = useTell()
  const found = useOperation('sites.getSettings', {})
  const update = useAction('sites.updateSettings', {
    refreshes: ['sites.getSettings', 'sites.listSites', 'catalogV1.queryProducts'],
  })
  if (!found.data) {
    return (
      <>
        <PageHeader title={messages.settings.title} />
        {found.error ? (
          <Failure error={found.error} onRetry={() => found.refetch()} />
        ) : (
          <Skeleton rows={5} label={messages.shell.loading} />
        )}
      </>
    )
  }
  const errors = update.error ? errorsOfSettings(update.error, messages) : {}
  return (
    <SettingsPage
      settings={found.data.settings}
      busy={update.isPending}
      errors={errors}
      failure={Object.keys(errors).length === 0 ? (update.error ?? undefined) : undefined}
      now={new Date()}
      onSave={(settings) =>
        update.mutate({ settings }, { onSuccess: () => tell({ text: messages.settings.saved }) })
      }
    />
  )
}
