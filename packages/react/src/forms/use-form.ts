import { type Ref, useEffect, useRef, useState } from 'react'
import type { Fields } from '../fields.ts'
import type { LoginStanding, LoginStep } from '../login/login-machine.ts'
import { useLogin } from '../login/use-login.ts'
import { type LoginFormView, type Prepare, useLoginForm } from '../login/use-login-form.ts'
import { type FormMessages, withMessages } from './messages.ts'
import { emptyFields, type Problems, problemsOf } from './problems.ts'

/** Options of every form about its texts and submission. */
export interface FormOptions {
  /** English by default; `german`, `spanish`, `french`, `italian`, `hebrew`, `arabic` and `japanese` are included. */
  readonly messages?: Partial<FormMessages>
  /** Called before the form is sent. */
  readonly prepare?: Prepare
}

/** State and attributes of a form, for both login drivers. */
export interface FormState extends Pick<LoginFormView, 'hidden' | 'isBusy'> {
  readonly problems: Problems
  /** Disabled, as it could not be submitted without scripts. */
  readonly needsScripts: boolean
  /** Attributes of the form element. */
  readonly attributes: LoginFormView['attributes'] & {
    readonly ref: Ref<HTMLFormElement>
  }
}

/**
 * A form of the login. Without a server, empty fields are reported before sending; after a refusal
 * the first invalid field takes the focus.
 */
export function useForm(
  step: LoginStep,
  { messages: given, prepare }: FormOptions,
  take: (fields: Fields) => Promise<LoginStanding>,
): FormState {
  const messages = withMessages(given)
  const view = useLogin()
  const form = useRef<HTMLFormElement>(null)
  const [emptyProblems, setEmptyProblems] = useState<Problems>()
  const [sentCount, setSentCount] = useState(0)
  const { isServed, ...sending } = useLoginForm(step, {
    prepare,
    isComplete: (element) => {
      const empty = emptyFields(element, messages)
      setEmptyProblems(empty)
      return !empty
    },
    take: async (fields) => {
      const state = await take(fields)
      setSentCount((count) => count + 1)
      return state
    },
  })
  // Two forms may share a browser's login; an error belongs to the form that was sent.
  const showsProblems = isServed || sentCount > 0
  const problems = emptyProblems ?? (showsProblems ? problemsOf(view, messages) : {})

  const lastOutcome = isServed ? view.error : sentCount
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per response, not on every key
  useEffect(() => {
    // An error summary that has taken the focus keeps it.
    if (document.activeElement?.closest('[role="alert"]')) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [lastOutcome, emptyProblems])

  return {
    ...sending,
    problems,
    needsScripts: !isServed || step === 'showPasskey',
    attributes: { ...sending.attributes, ref: form },
  }
}
