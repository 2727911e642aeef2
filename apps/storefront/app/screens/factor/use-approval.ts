import { useEffect, useState } from 'react'
import { sendForm } from '../../flow/send-form.ts'

const LOOK_EVERY = 2_000

/** Looks now and then whether somebody has approved; answers whether nobody will any more. */
export function useApproval(isWaiting: boolean, action: string): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isWaiting || isOver) return
    let isGone = false
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      if (document.visibilityState === 'visible') {
        const answer = await sendForm(action, fieldsOf('factor'))
        if (isGone) return
        if (answer.kind === 'redirect') return location.assign(answer.to)
        if (answer.kind === 'page' && hasErrors(answer.state.props)) return setIsOver(true)
      }
      timer = setTimeout(() => void look(), LOOK_EVERY)
    }
    timer = setTimeout(() => void look(), LOOK_EVERY)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isWaiting, isOver, action])
  return isOver
}

/** What the form would send, so that a tick beside it counts. */
function fieldsOf(id: string): URLSearchParams {
  const form = document.getElementById(id)
  const fields = form instanceof HTMLFormElement ? [...new FormData(form)] : []
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
}

const hasErrors = (props: object) =>
  'errors' in props && Object.keys(props.errors as object).length > 0
