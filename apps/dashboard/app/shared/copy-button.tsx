import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMessages } from './messages.tsx'

interface CopyButtonProps {
  readonly text: string
  /** The name of the copied value, for screen readers. */
  readonly subject: string
  readonly primary?: boolean
}

const FEEDBACK_MS = 2_000

/** Copies a text to the clipboard and confirms it on the button. */
export function CopyButton({ text, subject, primary }: CopyButtonProps) {
  const { form } = useMessages()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <button
      type="button"
      className={`button${primary ? ' button-primary' : ' button-small'}`}
      aria-label={copied ? form.copied({ what: subject }) : form.copy({ what: subject })}
      onClick={() => void copy()}
    >
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{copied ? form.copiedShort : form.copyShort}</span>
    </button>
  )
}
