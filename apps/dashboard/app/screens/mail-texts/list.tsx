import { type MailLanguage, mailGroups } from '@vitrine/contract/mail-texts'
import { Status } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { Section } from '../../shared/section.tsx'
import type { MailText } from './form.ts'
import { LanguageField, useLanguageNames } from './languages.tsx'
import './mail-texts.css'

interface MailTextsListProps {
  readonly mailTexts: readonly MailText[]
  readonly onLanguage: (language: MailLanguage) => void
}

/** All mails in groups, and whether they have custom texts. */
export function MailTextsList({ mailTexts, onLanguage }: MailTextsListProps) {
  const { mailTexts: texts } = useMessages()
  const language = mailTexts[0]?.language ?? 'en'
  return (
    <div className="editor-thing mail-list">
      <LanguageField value={language} onLanguage={onLanguage} />
      {mailGroups.map((group) => (
        <Section key={group} title={texts.groups[group]}>
          <ul>
            {mailTexts
              .filter((one) => one.group === group)
              .map((one) => (
                <MailRow key={one.mail} mailText={one} />
              ))}
          </ul>
        </Section>
      ))}
    </div>
  )
}

function MailRow({ mailText }: { readonly mailText: MailText }) {
  const { mail, language, ours, texts: own, editedIn } = mailText
  const { mailTexts: texts } = useMessages()
  const languageNames = useLanguageNames()
  const isOurs = Object.keys(own).length === 0
  const others = editedIn.filter((one) => one !== language)
  return (
    <li className="mail-row">
      <Link href={links.mailText(mail, { language })}>{texts.mails[mail]}</Link>
      <Status tone={isOurs ? 'quiet' : 'good'}>{isOurs ? texts.ours : texts.edited}</Status>
      <span className="mute" lang={language} dir="auto">
        {own.subject ?? ours.subject}
      </span>
      {others.length > 0 && (
        <span className="mute">
          {texts.editedIn({ languages: others.map((one) => languageNames(one)).join(', ') })}
        </span>
      )}
    </li>
  )
}
