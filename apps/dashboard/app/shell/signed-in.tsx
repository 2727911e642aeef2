import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { createCall } from '../api/client.ts'
import { clearSelectedSite, saveSelectedSite, selectedSite } from '../api/selected-site.ts'
import { hasSignedInHint } from '../api/signed-in-hint.ts'
import { links } from '../links.ts'
import { useLiveUpdates } from '../live/use-live-updates.ts'
import { loadMessages } from '../messages/index.ts'
import { Failure } from '../shared/failure.tsx'
import { useMessages } from '../shared/messages.tsx'
import { useNavigation } from '../shared/navigation.tsx'
import { RoleContext } from '../shared/permissions.tsx'
import { CallContext, useOperation } from '../shared/use-operation.ts'
import { AuthLayout } from './auth-layout.tsx'
import { Shell } from './shell.tsx'

const Enrolment = lazy(async () => {
  const [{ Enrolment }] = await Promise.all([
    import('../screens/security/enrolment.tsx'),
    loadMessages('common'),
  ])
  return { default: Enrolment }
})

/** Screens of a signed-in person, on the site they chose. */
export function SignedIn() {
  const [siteId, setSiteId] = useState(selectedSite)
  const { go } = useNavigation()
  const hasHint = hasSignedInHint()
  useEffect(() => {
    const { pathname, search } = globalThis.location
    if (!hasHint) go(links.signIn(pathname + search), { replace: true })
  }, [hasHint, go])
  const context = useMemo(() => ({ siteId, call: createCall(siteId) }), [siteId])
  const choose = (id: string) => {
    saveSelectedSite(id)
    setSiteId(id)
  }
  if (!hasHint) return null
  return (
    <CallContext value={context}>
      <StaffShell key={siteId} siteId={siteId} onSite={choose} />
    </CallContext>
  )
}

interface StaffShellProps {
  readonly siteId: string
  readonly onSite: (id: string) => void
}

function StaffShell({ siteId, onSite }: StaffShellProps) {
  const { shell } = useMessages()
  const person = useOperation('staff.getCurrent', {})
  const mustAddFactor = person.data?.needsSecondFactor ?? false
  useLiveUpdates(siteId, !mustAddFactor)
  const isReady = person.isSuccess && !mustAddFactor
  const sites = useOperation('sites.listSites', {}, { enabled: isReady })
  if (person.error && person.error.status !== 401) {
    return (
      <main className="content">
        <Failure error={person.error} onRetry={() => person.refetch()} />
      </main>
    )
  }
  if (person.error) {
    // The remembered site may have been deleted; the next sign-in starts with the first one.
    clearSelectedSite()
    return null
  }
  if (!person.data) return <div className="waiting" role="status" aria-label={shell.loading} />
  if (mustAddFactor) {
    return (
      <AuthLayout>
        <Suspense>
          <Enrolment />
        </Suspense>
      </AuthLayout>
    )
  }
  const all = sites.data?.sites ?? []
  const current = all.find(({ id }) => id === siteId) ?? all[0]
  return (
    <RoleContext value={person.data.staff.role}>
      <Shell person={person.data.staff} sites={all} currentSite={current} onSite={onSite}>
        <Outlet />
      </Shell>
    </RoleContext>
  )
}
