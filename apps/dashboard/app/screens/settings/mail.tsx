import type { SiteSettings } from '@vitrine/contract/sites'
import { links } from '../../links.ts'
import type { Messages } from '../../messages/index.ts'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { ForgetSecret } from './forget-secret.tsx'
import { SectionPage, WithSettings } from './frame.tsx'
import { MailTest } from './mail-test.tsx'
import { secret, text } from './spec.ts'
import { useSection } from './use-section.ts'

export const mailSpec = {
  senderName: text('mail.senderName', (typed, { field }: Messages) =>
    typed.length > 100 ? field.tooLong({ max: 100 }) : undefined,
  ),
  senderAddress: text('mail.senderAddress', (typed, { mailSettings }: Messages) =>
    typed === '' || /^\S+@\S+\.\S+$/.test(typed) ? undefined : mailSettings.badAddress,
  ),
  smtpUrl: secret('mail.smtpUrl', (typed, { mailSettings }: Messages) =>
    /^smtps?:\/\/[^\s/]+/.test(typed) ? undefined : mailSettings.badSmtpUrl,
  ),
}

export const MailRoute = () => (
  <WithSettings here="mail">{(settings) => <Mail settings={settings} />}</WithSettings>
)

function Mail({ settings }: { readonly settings: SiteSettings }) {
  const { mailSettings } = useMessages()
  const section = useSection(mailSpec, settings)
  const { form, errors, set } = section
  const field = (name: keyof typeof mailSpec) => ({
    name,
    label: mailSettings[name],
    value: form[name],
    error: errors[name],
    autoComplete: 'off',
    spellCheck: false,
  })
  const { hasSmtpUrl } = settings.mail
  return (
    <SectionPage
      here="mail"
      section={section}
      below={
        <IfAllowed call="mailbox.sendTestMail">
          <MailTest dirty={section.dirty} />
        </IfAllowed>
      }
      preview={<Inbox sender={form.senderName || settings.name} />}
    >
      <Section title={mailSettings.sender}>
        <TextField
          {...field('senderName')}
          placeholder={settings.name}
          hint={mailSettings.senderNameHint}
          onText={(senderName) => set({ senderName })}
        />
        <TextField
          {...field('senderAddress')}
          type="email"
          hint={mailSettings.senderAddressHint}
          onText={(senderAddress) => set({ senderAddress: senderAddress.trim() })}
        />
      </Section>
      <Section
        title={mailSettings.server}
        hint={hasSmtpUrl ? mailSettings.serverStored : mailSettings.serverNone}
      >
        <TextField
          {...field('smtpUrl')}
          type="password"
          autoComplete="new-password"
          hint={mailSettings.smtpUrlHint}
          onText={(smtpUrl) => set({ smtpUrl: smtpUrl.trim() })}
        />
        {hasSmtpUrl && (
          <ForgetSecret
            label={mailSettings.forget}
            text={mailSettings.forgetText}
            settings={{ mail: { smtpUrl: '' } }}
          />
        )}
        {!hasSmtpUrl && (
          <a
            className="button button-start"
            href={links.mailbox()}
            target="_blank"
            rel="noreferrer"
          >
            {mailSettings.mailbox}
          </a>
        )}
      </Section>
    </SectionPage>
  )
}

/** A preview of a mail in an inbox. */
function Inbox({ sender }: { readonly sender: string }) {
  const { mailSettings } = useMessages()
  return (
    <figure className="preview">
      <figcaption>{mailSettings.preview}</figcaption>
      <div className="inbox-line">
        <strong>{sender}</strong>
        <span className="mute">{mailSettings.previewNow}</span>
        <span>{mailSettings.previewSubject}</span>
        <span className="mute">{mailSettings.previewLine}</span>
      </div>
    </figure>
  )
}
