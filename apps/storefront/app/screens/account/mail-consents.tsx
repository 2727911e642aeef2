import { useDate } from '../../account/use-date.ts'
import { StepForm } from '../../flow/step-form.tsx'
import type { FormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { MailConsentView } from './route.ts'

type Forms = Pick<FormPost, 'sending' | 'onSubmit'>

type MailConsentsProps = Forms & {
  mails: readonly MailConsentView[]
  /** The consent text of the newsletter; without it, the newsletter is not offered. */
  newsletter: string | undefined
}

/** Mails of the shop that a member has agreed to, each with a form to withdraw that, and one for the newsletter. */
export function MailConsents({ mails, newsletter, ...forms }: MailConsentsProps) {
  const messages = useMessages()
  return (
    <section className="account-part" aria-labelledby="mails-title">
      <h2 id="mails-title">{messages.account.mails.title}</h2>
      {mails.length > 0 && (
        <ul className="account-list">
          {mails.map((one) => (
            <MailConsent key={`${one.key} ${one.given}`} consent={one} {...forms} />
          ))}
        </ul>
      )}
      {newsletter && <NewsletterOffer text={newsletter} {...forms} />}
    </section>
  )
}

function NewsletterOffer({ text, ...forms }: { text: string } & Forms) {
  const { newsletter: texts } = useMessages()
  return (
    <StepForm
      {...forms}
      id="newsletter"
      action={links.account()}
      returnTo="/"
      className="account-row-form"
      hidden={{ newsletter: 'yes' }}
      submit={texts.submit}
      tone="plain"
    >
      <p>{text}</p>
    </StepForm>
  )
}

function MailConsent({ consent, ...forms }: { consent: MailConsentView } & Forms) {
  const { mails: texts } = useMessages().account
  const date = useDate()
  const { key, text, given, ended } = consent
  return (
    <li>
      <div>
        <bdi>{text}</bdi>
        <p className="v-mute">{texts.given({ date: date(given) })}</p>
        {ended && <p className="v-mute">{texts.ended({ date: date(ended) })}</p>}
      </div>
      {!ended && (
        <StepForm
          {...forms}
          id={`end-${key}-${given}`}
          action={links.account()}
          returnTo="/"
          className="account-row-form"
          hidden={{ consent: key }}
          submit={texts.end}
          tone="plain"
        />
      )}
    </li>
  )
}
