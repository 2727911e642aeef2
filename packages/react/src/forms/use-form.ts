import { type Ref, useEffect, useRef, useState } from 'react'
import type { Fields } from '../fields.ts'
import type { LoginStanding, LoginStep } from '../login/login-machine.ts'
import { useLogin } from '../login/use-login.ts'
import { type LoginFormView, useLoginForm } from '../login/use-login-form.ts'
import type { FormProps } from './form-frame.tsx'
import { emptyFields, type Problems, problemsOf } from './problems.ts'
import { withWords } from './words.ts'

/** What a form is drawn from, whoever takes it. */
export interface Sending extends Pick<LoginFormView, 'hidden' | 'isBusy'> {
  readonly problems: Problems
  /** Without scripts it would go nowhere. */
  readonly needsScripts: boolean
  /** Attributes of the form element. */
  readonly attributes: LoginFormView['attributes'] & {
    readonly ref: Ref<HTMLFormElement>
  }
}

/**
 * A form of the login. What is empty is told at once where no server does; what was refused afterwards,
 * and then the first field that is wrong gets the focus.
 */
export function useForm(
  step: LoginStep,
  { words: given, prepare }: Pick<FormProps, 'words' | 'prepare'>,
  take: (fields: Fields) => Promise<LoginStanding>,
): Sending {
  const words = withWords(given)
  const view = useLogin()
  const form = useRef<HTMLFormElement>(null)
  const [left, setLeft] = useState<Problems>()
  const [sent, setSent] = useState(0)
  const { isServed, ...sending } = useLoginForm(step, {
    prepare,
    isComplete: (element) => {
      const empty = emptyFields(element, words)
      setLeft(empty)
      return !empty
    },
    take: async (fields) => {
      const state = await take(fields)
      setSent((count) => count + 1)
      return state
    },
  })
  // Two forms may share a login that stands in the browser; what is wrong belongs to the one that was sent.
  const isTold = isServed || sent > 0
  const problems = left ?? (isTold ? problemsOf(view, words) : {})

  const told = isServed ? view.error : sent
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each answer, not with each letter
  useEffect(() => {
    // A list of all mistakes at the head of the page keeps the focus that it has taken.
    if (document.activeElement?.closest('[role="alert"]')) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [told, left])

  return {
    ...sending,
    problems,
    needsScripts: !isServed || step === 'showPasskey',
    attributes: { ...sending.attributes, ref: form },
  }
}
