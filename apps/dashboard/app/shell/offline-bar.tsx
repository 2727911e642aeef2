import { useSyncExternalStore } from 'react'
import { useMessages } from '../shared/messages.tsx'

const subscribe = (changed: () => void) => {
  globalThis.addEventListener('online', changed)
  globalThis.addEventListener('offline', changed)
  return () => {
    globalThis.removeEventListener('online', changed)
    globalThis.removeEventListener('offline', changed)
  }
}

export function OfflineBar() {
  const { shell } = useMessages()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return online ? null : (
    <div className="notice" role="status">
      {shell.offline}
    </div>
  )
}
