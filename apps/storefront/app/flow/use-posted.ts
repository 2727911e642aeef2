import { fieldsOf } from '@vitrine/react'
import { type FormEvent, useEffect, useState } from 'react'
import { useWords } from '../messages/index.ts'
import { usePageServer } from '../page-server.ts'
import type { Errors } from './errors.ts'

export type Posted = {
  /** What is wrong: with what the page was told, or with what was sent from it. */
  errors: Errors
  /** Which of its forms the page is sending. */
  sending: string | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Sends the forms of a page in its place: the page that answers is shown without loading it again. */
export function usePosted(given: Errors): Posted {
  const words = useWords()
  const { post } = usePageServer()
  // What the server said about errors is one object per answer: the next one ends what stood here.
  const [own, setOwn] = useState<{ given: Errors; errors: Errors }>()
  const [sending, setSending] = useState<string>()
  // Whoever comes back finds the page as it was left: with its button still busy.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setSending(undefined)
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])
  const send = async (form: HTMLFormElement, button: HTMLElement | null) => {
    setSending(form.id)
    const outcome = await post(form.action, fieldsOf(form, button))
    if (outcome.kind === 'left') return
    setSending(undefined)
    if (outcome.kind === 'page') return
    const errors =
      outcome.kind === 'refused' ? outcome.problems : { form: words.t(`door.${outcome.kind}`) }
    setOwn({ given, errors })
  }
  return {
    errors: own?.given === given ? own.errors : given,
    sending,
    onSubmit: (event) => {
      event.preventDefault()
      const { submitter } = event.nativeEvent as SubmitEvent
      if (sending === undefined) void send(event.currentTarget, submitter)
    },
  }
}
