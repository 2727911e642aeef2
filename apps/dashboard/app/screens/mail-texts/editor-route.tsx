import { type MailLanguage, type MailName, mailNames } from '@vitrine/contract/mail-texts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { useUrlParam, useUrlSearch } from '../../shared/url-params.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { BackToMails } from './back.tsx'
import { MailTextEditor } from './editor.tsx'
import { readMailTextsSearch } from './search.ts'

export function MailTextRoute() {
  const { mailTexts: texts } = useMessages()
  const name = useUrlParam('mail')
  const mail = mailNames.find((one) => one === name)
  if (mail) return <Loaded mail={mail} />
  return (
    <>
      <PageHeader title={texts.title} backLink={<BackToMails />} />
      <EmptyState title={texts.notFound} text={texts.notFoundText} />
    </>
  )
}

function Loaded({ mail }: { readonly mail: MailName }) {
  const { mailTexts: texts, shell } = useMessages()
  const search = readMailTextsSearch(useUrlSearch())
  // The list contains the language of the shop.
  const list = useOperation(
    'mailTexts.listMailTexts',
    { language: null },
    { enabled: search.language === '' },
  )
  const language: MailLanguage | undefined = search.language || list.data?.mailTexts[0]?.language
  const result = useOperation(
    'mailTexts.getMailText',
    { mail, language: language ?? 'en' },
    { enabled: language !== undefined },
  )
  const mailText = result.data?.mailText
  if (mailText) return <MailTextEditor key={`${mail}.${mailText.language}`} mailText={mailText} />
  const error = result.error ?? list.error
  return (
    <>
      <PageHeader title={texts.mails[mail]} backLink={<BackToMails />} />
      {error ? (
        <Failure error={error} onRetry={() => result.refetch()} />
      ) : (
        <Skeleton rows={8} label={shell.loading} />
      )}
    </>
  )
}
