import { type FormEvent, useEffect, useState } from 'react'
import { useWords } from '../messages/index.ts'
import type { Errors } from './explain.ts'
import { sendForm } from './send-form.ts'

/** Adds to what is sent what only the browser can give, such as the answer to a captcha. */
export type Prepare = (data: URLSearchParams) => Promise<void>

/** Sends the forms of a page in its place: mistakes come back without loading it again. */
export function usePosted<P extends { errors: Errors }>(given: P, prepare?: Prepare) {
  const words = useWords()
  // Props are a new object in every drawing; what the server said about errors is one per answer.
  const [known, setKnown] = useState(given.errors)
  const [answered, setAnswered] = useState<P>()
  const [sending, setSending] = useState<string>()
  if (known !== given.errors) {
    setKnown(given.errors)
    setAnswered(undefined)
  }
  // Whoever comes back finds the page as it was left: with its button still busy.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setSending(undefined)
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])
  const props = answered ?? given
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    event.preventDefault()
    if (sending !== undefined) return
    setSending(form.id)
    const data = fieldsOf(form, submitter)
    // What the browser could not add is missing, and the server says so.
    await prepare?.(data).catch(() => undefined)
    const answer = await sendForm(form.action, data)
    if (answer.kind === 'redirect') return location.assign(answer.to)
    setSending(undefined)
    if (answer.kind === 'page') return setAnswered(answer.props as P)
    setAnswered({ ...props, errors: { form: words.t(`door.${answer.kind}`) } })
  }
  return { props, sending, onSubmit }
}

function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = [...new FormData(form, submitter)]
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
}
