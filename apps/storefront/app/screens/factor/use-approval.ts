import { useEffect, useState } from 'react'
import { sendForm } from '../../flow/send-form.ts'

const POLL_MS = 2_000

/** Polls the approval; returns whether it was denied or has expired. */
export function useApproval(isWaiting: boolean, action: string): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isWaiting || isOver) return
    let isUnmounted = false
    let timer: ReturnType<typeof setTimeout>
    const poll = async () => {
      if (document.visibilityState === 'visible') {
        const answer = await sendForm(action, fieldsOf('factor'))
        if (isUnmounted) return
        if (answer.kind === 'redirect') return location.assign(answer.to)
        if (answer.kind === 'page' && hasErrors(answer.state.props)) return setIsOver(true)
      }
      timer = setTimeout(() => void poll(), POLL_MS)
    }
    timer = setTimeout(() => void poll(), POLL_MS)
    return () => {
      isUnmounted = true
      clearTimeout(timer)
    }
  }, [isWaiting, isOver, action])
  return isOver
}

/** Form data with the current state of the checkbox. */
function fieldsOf(id: string): URLSearchParams {
  const form = document.getElementById(id)
  const fields = form instanceof HTMLFormElement ? [...new FormData(form)] : []
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
}

const hasErrors = (props: object) =>
  'errors' in props && Object.keys(props.errors as object).length > 0
