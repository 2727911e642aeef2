import { useMessages } from '../../shared/messages.tsx'

/** Somebody else saved meanwhile; what is typed is still there. */
export function StaleNotice({ isStale }: { readonly isStale: boolean }) {
  const { delivery } = useMessages()
  return isStale ? (
    <p className="notice notice-bad" role="alert">
      {delivery.stale}
    </p>
  ) : null
}
