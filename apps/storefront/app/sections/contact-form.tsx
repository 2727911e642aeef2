import { Button } from '@vitrine/ui/button'
import { TextAreaField, TextField } from '@vitrine/ui/field'
import { useMessages } from '../messages/index.ts'
import { Name } from '../parts/name.tsx'
import { CONTACT_SECTION } from './contact.ts'
import type { ContactFormView, SectionBase } from './section-view.ts'
import { TrapField } from './trap-field.tsx'

/** A form that writes to the shop; it works with and without scripts. */
export function ContactForm({ section }: { section: ContactFormView & SectionBase }) {
  const { contact: texts } = useMessages()
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

function Fields({ section }: { section: ContactFormView & SectionBase }) {
  const { contact: texts } = useMessages()
  const { id, sectionId, withPhone, values, errors } = section
  const { website, phone, ...needed } = values
  const first = ['name', 'email', 'message'].find((name) => errors[name])
  const field = (name: keyof typeof needed, maxLength: number) => ({
    label: texts[name],
    name,
    maxLength,
    required: true,
    error: errors[name],
    defaultValue: needed[name],
    // After a form was refused, the first error takes the focus.
    autoFocus: first === name,
  })
  return (
    <form className="contact-form" method="post" noValidate>
      <input type="hidden" name={CONTACT_SECTION} value={sectionId} />
      {errors.form && (
        <p className="contact-refused" role="alert">
          {errors.form}
        </p>
      )}
      <TextField {...field('name', 100)} autoComplete="name" dir="auto" />
      <TextField {...field('email', 254)} type="email" autoComplete="email" dir="ltr" />
      {withPhone && (
        <TextField
          label={texts.phone}
          optional
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={50}
          defaultValue={phone}
        />
      )}
      <TextAreaField {...field('message', 5000)} rows={6} dir="auto" />
      <TrapField id={`${id}-website`} label={texts.trap} value={website} />
      <Button type="submit" tone="primary">
        {texts.submit}
      </Button>
    </form>
  )
}
