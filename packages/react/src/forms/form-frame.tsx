import { type ReactNode, useSyncExternalStore } from 'react'
import type { Fields } from '../fields.ts'
import { FormContext } from './form-context.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { withMessages } from './messages.ts'
import { type FormParts, PlainProblem, PlainSubmit } from './parts.tsx'
import type { FormOptions, FormState } from './use-form.ts'

/** Props of every form. */
export interface FormProps extends FormOptions {
  /** Components to render it with; plain elements by default. */
  readonly parts?: FormParts
  readonly className?: string
  /** Initial values by field name, such as those entered before. Passwords are ignored. */
  readonly values?: Fields
  /** Called on the first input. */
  readonly onFocus?: (() => void) | undefined
  /** Content before the button: a captcha widget, a link to the terms. */
  readonly children?: ReactNode
}

/** A form with its error message and button, without styles. */
export function FormFrame({
  name,
  action,
  messages: given,
  parts = {},
  values = {},
  sending,
  className,
  onFocus,
  children,
}: FormProps & {
  readonly name: string
  /** Key of the button's label. */
  readonly action: 'signIn' | 'register' | 'verify'
  readonly sending: FormState
}) {
  const isReady = useIsReady()
  const messages = withMessages(given)
  const { problems, isBusy, needsScripts, hidden, attributes } = sending
  // A custom button shows the busy state itself; the plain button changes its label.
  const { Submit = PlainSubmit, Problem = PlainProblem } = parts
  const showsBusy = isBusy && !parts.Submit
  return (
    <FormContext value={{ messages, parts, problems, values, hasPlainIds: !needsScripts }}>
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
          {showsBusy ? messages.isBusy : messages[action]}
        </Submit>
      </form>
    </FormContext>
  )
}

const never = () => () => {}

/** False on a server and until hydration: a form that is submitted earlier has no handler. */
const useIsReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
