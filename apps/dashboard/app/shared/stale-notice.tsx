import { useMessages } from './messages.tsx'

/** Somebody else saved meanwhile; what is typed is still there. */
export function StaleNotice({ isStale }: { readonly isStale: boolean }) {
  const { form } = useMessages()
  return isStale ? (
    <p className="notice notice-bad" role="alert">
      {form.stale}
    </p>
  ) : null
}
