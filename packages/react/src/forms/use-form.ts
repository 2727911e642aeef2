import type { LoginState } from '@vitrine/sdk'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { LoginView } from '../login/login-machine.ts'
import { emptyFields, type Problems, problemsOf } from './problems.ts'
import type { Sending } from './sending.ts'
import type { FormWords } from './words.ts'

/** Sends a form to the login of this page: what is empty is told at once, what the shop refuses afterwards, and the first gets focus. */
export function useForm(
  view: LoginView,
  words: FormWords,
  send: (values: Readonly<Record<string, string>>) => Promise<LoginState>,
): Sending {
  const form = useRef<HTMLFormElement>(null)
  const [left, setLeft] = useState<Problems>()
  const [sent, setSent] = useState(0)
  const problems = left ?? (sent > 0 ? problemsOf(view, words) : {})

  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each answer, not with each letter
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [sent, left])

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (view.isBusy) return
    const empty = emptyFields(event.currentTarget, words)
    setLeft(empty)
    if (empty) return
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    await send(values)
    setSent((count) => count + 1)
  }
  return {
    problems,
    isBusy: view.isBusy,
    needsScripts: true,
    hidden: {},
    values: {},
    attributes: { ref: form, onSubmit: (event) => void onSubmit(event) },
  }
}
