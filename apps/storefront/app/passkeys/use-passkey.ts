import { useEffect, useRef, useState } from 'react'
import { sendForm } from '../flow/send-form.ts'
import type { PasskeyRequest } from './passkey-fields.ts'

/** Whether the browser supports passkeys: assumed until scripts run. */
export function useHasPasskeys(): boolean {
  const [has, setHas] = useState(true)
  useEffect(() => setHas(typeof PublicKeyCredential === 'function'), [])
  return has
}

/** Key of the error message, or an error of the server. */
export type Problem = 'cancelled' | 'known' | 'failed' | { message: string }

/** Requests a passkey on the visitor's command. */
type PasskeyTask = (passkeys: typeof import('@vitrine/sdk/passkeys')) => Promise<URLSearchParams>

/** Runs one attempt at a time: calls the browser, sends its response, follows the redirect. */
export function usePasskey(action: string) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])
  const send = async (fields: URLSearchParams) => {
    const answer = await sendForm(action, fields)
    if (isUnmounted.current) return
    if (answer.kind === 'redirect') return location.assign(answer.to)
    setProblem(answer.kind === 'page' ? problemIn(answer.state.props) : 'failed')
    setIsBusy(false)
  }
  const run = async (task: PasskeyTask) => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await send(await task(await import('@vitrine/sdk/passkeys')))
    } catch (error) {
      if (isUnmounted.current) return
      setProblem(problemOf(error))
      setIsBusy(false)
    }
  }
  return { isBusy, problem, run, send }
}

/** Fetches the challenge from the page's server for the fields of its form. */
export async function requestPasskeyOptions(
  action: string,
  fields: URLSearchParams,
): Promise<PasskeyRequest> {
  const answer = await sendForm(action, fields)
  if (answer.kind === 'redirect') {
    location.assign(answer.to)
    // Navigating away; the next step never runs.
    return new Promise(() => {})
  }
  const props = answer.kind === 'page' ? answer.state.props : {}
  if ('passkeyRequest' in props) return props.passkeyRequest as PasskeyRequest
  throw new Refusal(problemIn(props))
}

class Refusal extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super('The server asks for nothing')
    this.problem = problem
  }
}

function problemIn(props: object): Problem {
  const errors = 'errors' in props ? (props.errors as Record<string, string>) : {}
  const [message] = Object.values(errors)
  return message ? { message } : 'failed'
}

function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'InvalidStateError') return 'known'
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed'
}
