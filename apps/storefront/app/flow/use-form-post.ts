import { fieldsOf } from '@vitrine/react'
import { type FormEvent, useEffect, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { usePageServer } from '../page-server.ts'
import type { Errors } from './errors.ts'

export type FormPost = {
  /** Errors of the page's props, or of the form that was sent since. */
  errors: Errors
  /** Id of the form that is being sent. */
  sending: string | undefined
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Sends the forms of a page by script and renders the response without loading the page. */
export function useFormPost(initialErrors: Errors): FormPost {
  const messages = useMessages()
  const { post } = usePageServer()
  // Each response has its own errors object, so a new one replaces the errors of the last.
  const [response, setOwn] = useState<{ initialErrors: Errors; errors: Errors }>()
  const [sending, setSending] = useState<string>()
  // A page restored from the back/forward cache would still have its button disabled.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setSending(undefined)
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])
  const send = async (form: HTMLFormElement, button: HTMLElement | null) => {
    setSending(form.id)
    const result = await post(form.action, fieldsOf(form, button))
    if (result.kind === 'left') return
    setSending(undefined)
    if (result.kind === 'page') return
    const errors =
      result.kind === 'refused' ? result.problems : { form: messages.auth[result.kind] }
    setOwn({ initialErrors, errors })
  }
  return {
    errors: response?.initialErrors === initialErrors ? response.errors : initialErrors,
    sending,
    onSubmit: (event) => {
      event.preventDefault()
      const { submitter } = event.nativeEvent as SubmitEvent
      if (sending === undefined) void send(event.currentTarget, submitter)
    },
  }
}
