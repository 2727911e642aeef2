import { useMessages } from './messages.tsx'

/** It was saved elsewhere meanwhile; the input is preserved. */
export function StaleNotice({ isStale }: { readonly isStale: boolean }) {
  const { form } = useMessages()
  return isStale ? (
    <p className="notice notice-bad" role="alert">
      {form.stale}
    </p>
  ) : null
}
