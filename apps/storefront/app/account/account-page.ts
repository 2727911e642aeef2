import type { RequestContext } from '../../server/context.ts'
import type { Errors } from '../flow/explain.ts'
import { takeNote } from '../flow/room-page.ts'
import { links } from '../links.ts'
import { type PageAnswer, type RedirectAnswer, redirectTo } from '../screens/screen.ts'
import { type ApprovalView, approvalsOf } from './approvals-of.ts'

/** What every page of a member's account is given. */
export type AccountPageProps = {
  errors: Errors
  note?: string
  /** Sign-ins elsewhere that wait for this member. */
  approvals: readonly ApprovalView[]
}

export async function accountPage<P extends object>(
  context: RequestContext,
  { title, errors = {} }: { title: string; errors?: Errors },
  props: P,
): Promise<PageAnswer<P & AccountPageProps>> {
  const note = takeNote(context)
  const approvals = await approvalsOf(context)
  return {
    kind: 'page',
    status: Object.keys(errors).length > 0 ? 422 : 200,
    head: { title: `${title} – ${context.site.name}`, isPrivate: true },
    props: { ...props, errors, approvals, ...(note ? { note } : {}) },
    isOfAccount: true,
  }
}

/** Members only; with `isFresh` those who have just shown that it is them. */
export function turnedAway(
  { session, kept, url }: RequestContext,
  { isFresh = false } = {},
): RedirectAnswer | undefined {
  if (!session.isMember) return redirectTo(links.login(url.pathname))
  return isFresh && !kept.get('fresh') ? redirectTo(links.confirm(url.pathname)) : undefined
}
