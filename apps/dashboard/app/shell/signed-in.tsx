import { Outlet } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { chosenSite, forgetSite, rememberSite } from '../api/chosen-site.ts'
import { createCall } from '../api/client.ts'
import { mayBeSignedIn } from '../api/signed-in-hint.ts'
import { links } from '../links.ts'
import { useLive } from '../live/use-live.ts'
import { Failure } from '../scaffold/failure.tsx'
import { RoleContext } from '../scaffold/may.tsx'
import { useMessages } from '../scaffold/messages.tsx'
import { useNavigation } from '../scaffold/navigation.tsx'
import { CallContext, useOperation } from '../scaffold/use-operation.ts'
import { Enrolment } from '../screens/security/enrolment.tsx'
import { DoorFrame } from './bare-frame.tsx'
import { Shell } from './shell.tsx'

/** Screens of a signed-in person, on the site they chose. */
export function SignedIn() {
  const [siteId, setSiteId] = useState(chosenSite)
  const { go } = useNavigation()
  const known = mayBeSignedIn()
  useEffect(() => {
    const { pathname, search } = globalThis.location
    if (!known) go(links.signIn(pathname + search), { replace: true })
  }, [known, go])
  const context = useMemo(() => ({ siteId, call: createCall(siteId) }), [siteId])
  const choose = (id: string) => {
    rememberSite(id)
    setSiteId(id)
  }
  if (!known) return null
  return (
    <CallContext value={context}>
      <WithPerson key={siteId} siteId={siteId} onSite={choose} />
    </CallContext>
  )
}

interface WithPersonProps {
  readonly siteId: string
  readonly onSite: (id: string) => void
}

function WithPerson({ siteId, onSite }: WithPersonProps) {
  const { shell } = useMessages()
  const person = useOperation('staff.getCurrent', {})
  const mustEnrol = person.data?.needsSecondFactor ?? false
  useLive(siteId, !mustEnrol)
  const isIn = person.isSuccess && !mustEnrol
  const sites = useOperation('sites.listSites', {}, { enabled: isIn })
  if (person.error && person.error.status !== 401) {
    return (
      <main className="content">
        <Failure error={person.error} onRetry={() => person.refetch()} />
      </main>
    )
  }
  if (person.error) {
    // The remembered site may be gone; the next sign-in starts at the first one.
    forgetSite()
    return null
  }
  if (!person.data) return <div className="waiting" role="status" aria-label={shell.loading} />
  if (mustEnrol) {
    return (
      <DoorFrame>
        <Enrolment />
      </DoorFrame>
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
