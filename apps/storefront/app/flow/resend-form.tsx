import { useEffect, useState } from 'react'
import { useWords } from '../messages/index.ts'
import { LoginStep } from './login-step.tsx'

/** Asks for another code; where scripts run it says for how many seconds to wait with that. */
export function ResendForm({ wait }: { wait: number }) {
  const words = useWords()
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const end = Date.now() + wait * 1000
    const tell = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tell()
    const timer = setInterval(tell, 1000)
    const stop = setTimeout(() => clearInterval(timer), wait * 1000 + 1000)
    return () => {
      clearInterval(timer)
      clearTimeout(stop)
    }
  }, [wait])
  if (left > 0) {
    return <p className="door-wait v-mute">{words.t('code.wait', { n: left })}</p>
  }
  return (
    <LoginStep
      step="resend"
      id="resend"
      className="door-resend"
      submit={words.t('code.resend')}
      tone="plain"
    />
  )
}
