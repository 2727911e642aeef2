import { Button } from '@vitrine/ui/button'
import { TextAreaField, TextField } from '@vitrine/ui/field'
import { Icon } from '@vitrine/ui/icon'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useEffect, useRef, useState } from 'react'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { TrapField } from '../../sections/trap-field.tsx'
import type { ProductProps } from './product-view.ts'
import { QUESTION } from './question.ts'

export type QuestionFormProps = Pick<ProductProps, 'slug' | 'selection' | 'question'>

/** A collapsible form to ask the shop about a product; works with and without scripts. */
export function QuestionForm(props: QuestionFormProps) {
  const { question: texts } = useMessages()
  const { state } = props.question
  // The browser opens and closes it from here on.
  const [isOpenAtFirst] = useState(state !== 'offered')
  return (
    <details className="question" id="question" open={isOpenAtFirst}>
      <summary>
        <Icon as={MessageCircle} size={18} />
        {texts.open}
      </summary>
      {state === 'sent' ? <Sent text={texts.sent} /> : <Fields {...props} />}
    </details>
  )
}

function Sent({ text }: { text: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  // The focused button was removed with the form.
  useEffect(() => place.current?.focus(), [])
  return (
    <p className="wait-stored" role="status" tabIndex={-1} ref={place}>
      {text}
    </p>
  )
}

const needed = ['name', 'email', 'message'] as const

function Fields({ slug, selection, question }: QuestionFormProps) {
  const { contact, question: texts } = useMessages()
  // Another selection reloads the page: the input is preserved.
  const [values] = useState(question.values)
  const { errors, sending, onSubmit } = useFormPost(question.errors)
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(form, errors)
  const field = (name: (typeof needed)[number], maxLength: number) => ({
    label: name === 'message' ? texts.text : contact[name],
    name,
    maxLength,
    required: true,
    error: errors[name],
    defaultValue: values[name],
  })
  return (
    <form
      className="question-form"
      id="ask"
      method="post"
      action={`${links.product(slug, selection)}#question`}
      noValidate
      onSubmit={onSubmit}
      ref={form}
    >
      <input type="hidden" name={QUESTION} value="1" />
      {errors.form && (
        <p className="contact-refused" role="alert" tabIndex={-1}>
          {errors.form}
        </p>
      )}
      <TextField {...field('name', 100)} autoComplete="name" dir="auto" />
      <TextField
        {...field('email', 254)}
        hint={texts.hint}
        type="email"
        autoComplete="email"
        dir="ltr"
      />
      <TextAreaField {...field('message', 5000)} rows={4} dir="auto" />
      <TrapField id="question-website" label={contact.trap} value={values.website} />
      <Button type="submit" loading={sending === 'ask'}>
        {texts.submit}
      </Button>
    </form>
  )
}

/** Moves the focus to the first error; not when the page opens without errors. */
function useFocusOnRefusal(
  form: { readonly current: HTMLFormElement | null },
  errors: Readonly<Record<string, string>>,
): void {
  useEffect(() => {
    const first = needed.find((name) => errors[name])
    const target = first ? form.current?.elements.namedItem(first) : null
    if (target instanceof HTMLElement) target.focus()
    else if (errors.form) form.current?.querySelector<HTMLElement>('[role="alert"]')?.focus()
  }, [form, errors])
}
