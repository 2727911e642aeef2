import type { ReactNode } from 'react'
import type { Fields } from '../fields.ts'
import type { Prepare } from '../login/use-login-form.ts'
import { FormContext } from './form-context.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { type FormParts, PlainProblem, PlainSubmit } from './parts.tsx'
import type { Sending } from './use-form.ts'
import { useIsReady } from './use-is-ready.ts'
import { type FormWords, withWords } from './words.ts'

/** What every form takes. */
export interface FormProps {
  /** English unless given; `german` is there too. */
  readonly words?: Partial<FormWords>
  /** Components to draw it with; plain elements when absent. */
  readonly parts?: FormParts
  readonly className?: string
  /** What its fields hold at first, by name: what was typed before. A password is never given back. */
  readonly values?: Fields
  /** Before it is sent. */
  readonly prepare?: Prepare
  /** Somebody begins to fill it in. */
  readonly onFocus?: (() => void) | undefined
  /** Before the button: a captcha's widget, a link to the terms. */
  readonly children?: ReactNode
}

/** A form with its problem, its button, and nothing of how it looks. */
export function FormFrame({
  name,
  action,
  words: given,
  parts = {},
  values = {},
  sending,
  className,
  onFocus,
  children,
}: FormProps & {
  readonly name: string
  /** Which of its words the button says. */
  readonly action: 'signIn' | 'register' | 'verify'
  readonly sending: Sending
}) {
  const isReady = useIsReady()
  const words = withWords(given)
  const { problems, isBusy, needsScripts, hidden, attributes } = sending
  // A part of one's own shows that it is busy in its own way; the plain button says it.
  const { Submit = PlainSubmit, Problem = PlainProblem } = parts
  const isSaid = isBusy && !parts.Submit
  return (
    <FormContext value={{ words, parts, problems, values, hasPlainIds: !needsScripts }}>
      <form
        {...attributes}
        data-vitrine={name}
        className={className}
        onFocus={onFocus}
        aria-busy={isBusy}
        noValidate
      >
        <HiddenFields fields={hidden} />
        {problems.form && <Problem>{problems.form}</Problem>}
        {children}
        <Submit isBusy={isBusy} isDisabled={needsScripts && !isReady}>
          {isSaid ? words.isBusy : words[action]}
        </Submit>
      </form>
    </FormContext>
  )
}
