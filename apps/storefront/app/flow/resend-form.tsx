import { useEffect, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { LoginStep } from './login-step.tsx'

/** Requests another code; with scripts it shows the remaining waiting time. */
export function ResendForm({ wait }: { wait: number }) {
  const messages = useMessages()
  const [secondsLeft, setLeft] = useState(0)
  useEffect(() => {
    const end = Date.now() + wait * 1000
    const update = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    update()
    const timer = setInterval(update, 1000)
    const stop = setTimeout(() => clearInterval(timer), wait * 1000 + 1000)
    return () => {
      clearInterval(timer)
      clearTimeout(stop)
    }
  }, [wait])
  if (secondsLeft > 0) {
    return <p className="auth-wait v-mute">{messages.code.wait({ n: secondsLeft })}</p>
  }
  return (
    <LoginStep
      step="resend"
      id="resend"
      className="auth-resend"
      submit={messages.code.resend}
      tone="plain"
    />
  )
}
