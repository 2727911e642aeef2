import type { MailLanguage } from '@vitrine/contract/mail-texts'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'

/** The way to all mails. */
export function BackToMails({ language = '' }: { readonly language?: MailLanguage | '' }) {
  const { mailTexts: texts } = useMessages()
  return <Link href={links.mailTexts({ language })}>{texts.title}</Link>
}
