import { useEffect, useRef, useState } from 'react'
import { sendForm } from '../flow/send-form.ts'
import type { AskedPasskey } from './answer-of.ts'

/** Whether the browser knows passkeys: it is taken to, until its scripts run and say otherwise. */
export function useHasPasskeys(): boolean {
  const [has, setHas] = useState(true)
  useEffect(() => setHas(typeof PublicKeyCredential === 'function'), [])
  return has
}

/** What went wrong, as the name of a sentence or as the server's own one. */
export type Problem = 'passkey.cancelled' | 'passkey.known' | 'passkey.failed' | { said: string }

/** How a page asks for a passkey, once its person wants to. */
type Work = (passkeys: typeof import('@vitrine/sdk/passkeys')) => Promise<URLSearchParams>

/** Runs one try at a time: asks the browser, sends what it answers, and goes where that leads. */
export function usePasskey(action: string) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const send = async (fields: URLSearchParams) => {
    const answer = await sendForm(action, fields)
    if (isGone.current) return
    if (answer.kind === 'redirect') return location.assign(answer.to)
    setProblem(answer.kind === 'page' ? problemIn(answer.state.props) : 'passkey.failed')
    setIsBusy(false)
  }
  const run = async (work: Work) => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await send(await work(await import('@vitrine/sdk/passkeys')))
    } catch (error) {
      if (isGone.current) return
      setProblem(problemOf(error))
      setIsBusy(false)
    }
  }
  return { isBusy, problem, run, send }
}

/** What the page's own server asks a passkey, for the fields of its form. */
export async function askAt(action: string, fields: URLSearchParams): Promise<AskedPasskey> {
  const answer = await sendForm(action, fields)
  if (answer.kind === 'redirect') {
    location.assign(answer.to)
    // The page is being left; what would come next never does.
    return new Promise(() => {})
  }
  const props = answer.kind === 'page' ? answer.state.props : {}
  if ('asked' in props) return props.asked as AskedPasskey
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
  const [said] = Object.values(errors)
  return said ? { said } : 'passkey.failed'
}

function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'InvalidStateError') return 'passkey.known'
  return name === 'NotAllowedError' || name === 'AbortError'
    ? 'passkey.cancelled'
    : 'passkey.failed'
}
