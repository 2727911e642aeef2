import { Icon } from '@vitrine/ui/icon'
import Share from 'lucide-react/icons/share-2'
import { useEffect, useState } from 'react'
import { useMessages } from '../messages/index.ts'

export type ShareButtonProps = {
  /** Path of the page, with its search parameters. */
  path: string
  /** The title for the recipient. */
  title: string
}

/** How it ended: copied, or shown where nothing may be copied. */
type Outcome = 'copied' | 'shown'

/** Shares the address of a page with the device's share dialog; copies it where there is none. */
export function ShareButton({ path, title }: ShareButtonProps) {
  const { share: messages } = useMessages()
  const [isReady, setReady] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => setReady(true), [])
  const share = async () => {
    setOutcome(undefined)
    setOutcome(await handOver({ title, url: location.origin + path }))
  }
  return (
    <div className="share" data-idle={isReady ? undefined : ''}>
      <button className="share-button" type="button" onClick={() => void share()}>
        <Icon as={Share} size={18} />
        <span>{messages.label}</span>
      </button>
      <p className="share-notice" role="status">
        {outcome === 'copied' && messages.copied}
        {outcome === 'shown' && (
          <>
            {messages.address} <bdi>{location.origin + path}</bdi>
          </>
        )}
      </p>
    </div>
  )
}

/** Undefined if it was shared, or the user cancelled. */
async function handOver(data: { title: string; url: string }): Promise<Outcome | undefined> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(data)
      return undefined
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined
    }
  }
  try {
    await navigator.clipboard.writeText(data.url)
    return 'copied'
  } catch {
    // Missing on pages without TLS, and refused by some browsers.
    return 'shown'
  }
}
