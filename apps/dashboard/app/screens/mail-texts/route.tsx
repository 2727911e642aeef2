import { links } from '../../links.ts'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { SettingsTabs } from '../settings/frame.tsx'
import { MailTextsList } from './list.tsx'
import { readMailTextsSearch } from './search.ts'

export function MailTextsRoute() {
  const { settings, shell, mailTexts: texts } = useMessages()
  const { language } = readMailTextsSearch(useUrlSearch())
  const { go } = useNavigation()
  const result = useOperation(
    'mailTexts.listMailTexts',
    { language: language || null },
    { keepPrevious: true },
  )
  return (
    <>
      <PageHeader title={settings.title} />
      <SettingsTabs here="mailTexts" />
      <p className="page-text">{texts.text}</p>
      {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
      {result.data ? (
        <MailTextsList
          mailTexts={result.data.mailTexts}
          onLanguage={(chosen) => go(links.mailTexts({ language: chosen }), { replace: true })}
        />
      ) : (
        !result.error && <Skeleton rows={12} label={shell.loading} />
      )}
    </>
  )
}
