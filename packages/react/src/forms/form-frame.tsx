import type { ReactNode } from 'react'
import { FormContext } from './form-context.ts'
import { type FormParts, PlainSubmit } from './parts.tsx'
import type { PostedForm, Sending } from './sending.ts'
import { useIsReady } from './use-is-ready.ts'
import { type FormWords, withWords } from './words.ts'

/** What every form takes. */
export interface FormProps {
  /** English unless given; `german` is there too. */
  readonly words?: Partial<FormWords>
  /** Components to draw it with; plain elements when absent. */
  readonly parts?: FormParts
  readonly className?: string
  /** Before the button: a captcha's widget, a link to the terms. */
  readonly children?: ReactNode
  /** Sends it to a server that answers with a page, instead of to the login of this page. */
  readonly posted?: PostedForm
}

/** What a form is drawn from, whoever takes it. */
export type DrawnForm = Omit<FormProps, 'posted'> & { readonly sending: Sending }

/** A form with its problem, its button, and nothing of how it looks. */
export function FormFrame({
  name,
  action,
  words: given,
  parts = {},
  sending,
  className,
  children,
  after,
}: DrawnForm & {
  readonly name: string
  /** Which of its words the button says. */
  readonly action: 'signIn' | 'register' | 'verify'
  readonly after?: ReactNode
}) {
  const isReady = useIsReady()
  const words = withWords(given)
  const { problems, isBusy, needsScripts, hidden, attributes } = sending
  // A part of one's own shows that it is busy in its own way; the plain button says it.
  const { Submit = PlainSubmit } = parts
  const isSaid = isBusy && !parts.Submit
  return (
    <FormContext value={{ words, parts, sending }}>
      <form
        // Should the browser send it by itself, no password shall stand in an address.
        method="post"
        {...attributes}
        data-vitrine={name}
        className={className}
        aria-busy={isBusy}
        noValidate
      >
        {Object.entries(hidden).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        {problems.form && <p role="alert">{problems.form}</p>}
        {children}
        <Submit isBusy={isBusy} isDisabled={needsScripts && !isReady}>
          {isSaid ? words.isBusy : words[action]}
        </Submit>
        {after}
      </form>
    </FormContext>
  )
}
