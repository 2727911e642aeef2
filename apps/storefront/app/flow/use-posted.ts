import { type FormEvent, useEffect, useState } from 'react'
import { pageDataType } from '../page-data-type.ts'
import type { PageState } from '../page-state.ts'
import type { Errors } from './explain.ts'

/** Adds to what is sent what only the browser can give, such as the answer to a captcha. */
export type Prepare = (data: URLSearchParams) => Promise<void>

/**
 * Sends the forms of a page in its place: mistakes come back without loading it again. Where that
 * fails, and without scripts, the browser sends them itself.
 */
export function usePosted<P extends { errors: Errors }>(given: P, prepare?: Prepare) {
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
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    event.preventDefault()
    if (sending !== undefined) return
    setSending(form.id)
    const data = new URLSearchParams()
    for (const [name, value] of new FormData(form, submitter)) data.append(name, String(value))
    try {
      await prepare?.(data)
      const next = await send(form.action, data)
      if ('redirect' in next) return location.assign(next.redirect)
      setAnswered(next.props as P)
      setSending(undefined)
    } catch {
      sendByBrowser(form, submitter)
    }
  }
  return { props: answered ?? given, sending, onSubmit }
}

/** As without scripts. `submit` alone would forget which button was pressed. */
function sendByBrowser(form: HTMLFormElement, submitter: HTMLElement | null) {
  if (submitter instanceof HTMLButtonElement && submitter.name) {
    const { name, value } = submitter
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  form.submit()
}

async function send(address: string, body: URLSearchParams) {
  const headers = { accept: pageDataType }
  const response = await fetch(address, { method: 'POST', headers, body })
  return (await response.json()) as PageState | { redirect: string }
}
