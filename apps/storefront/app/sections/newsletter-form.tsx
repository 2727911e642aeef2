import { Button } from '@vitrine/ui/button'
import { TextField } from '@vitrine/ui/field'
import { useMessages } from '../messages/index.ts'
import { Name } from '../parts/name.tsx'
import { NEWSLETTER_SECTION } from './newsletter.ts'
import type { NewsletterFormView, SectionBase } from './section-view.ts'
import { TrapField } from './trap-field.tsx'

/** A newsletter form; works with and without scripts. */
export function NewsletterForm({ section }: { section: NewsletterFormView & SectionBase }) {
  const { newsletter: texts } = useMessages()
  const { id, langs, title, text, isSent } = section
  return (
    <section className="v-wrap section contact" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title === '' ? texts.title : <Name lang={langs?.title}>{title}</Name>}</h2>
      </div>
      {text !== '' && (
        <p className="lines" dir="auto" lang={langs?.text}>
          {text}
        </p>
      )}
      {isSent ? (
        // biome-ignore lint/a11y/noAutofocus: the page was loaded anew to say this.
        <p className="contact-sent" role="status" tabIndex={-1} autoFocus>
          {texts.sent}
        </p>
      ) : (
        <Fields section={section} />
      )}
    </section>
  )
}

function Fields({ section }: { section: NewsletterFormView & SectionBase }) {
  const { newsletter: texts } = useMessages()
  const { id, sectionId, email, website, errors } = section
  return (
    <form className="contact-form" method="post" noValidate>
      <input type="hidden" name={NEWSLETTER_SECTION} value={sectionId} />
      {errors.form && (
        <p className="contact-refused" role="alert">
          {errors.form}
        </p>
      )}
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        dir="ltr"
        error={errors.email}
        defaultValue={email}
        // After a form was refused, the error takes the focus.
        autoFocus={errors.email !== undefined}
      />
      <TrapField id={`${id}-website`} label={texts.trap} value={website} />
      <p className="contact-hint">{texts.consent}</p>
      <Button type="submit" tone="primary">
        {texts.submit}
      </Button>
    </form>
  )
}
