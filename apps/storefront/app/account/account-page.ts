import type { Errors } from '../flow/attempt.ts'
import { takeFlashMessage } from '../flow/flow-page.ts'
import { links } from '../links.ts'
import type { RequestContext } from '../request/context.ts'
import { type PageResult, type RedirectResult, redirectTo } from '../screens/screen.ts'
import { type ApprovalView, approvalsOf } from './approvals-of.ts'

/** Props that every account page has. */
export type AccountPageProps = {
  errors: Errors
  note?: string
  /** Sign-ins on other devices that wait for this member's approval. */
  approvals: readonly ApprovalView[]
}

export async function accountPage<P extends object>(
  context: RequestContext,
  { title, errors = {} }: { title: string; errors?: Errors },
  props: P,
): Promise<PageResult<P & AccountPageProps>> {
  const note = takeFlashMessage(context)
  const approvals = await approvalsOf(context)
  return {
    kind: 'page',
    status: Object.keys(errors).length > 0 ? 422 : 200,
    head: { title: `${title} – ${context.site.name}`, isPrivate: true },
    props: { ...props, errors, approvals, ...(note ? { note } : {}) },
    isOfAccount: true,
  }
}

/** Requires a member; with `isFresh` one who has confirmed the password recently. */
export function redirectUnlessMember(
  { session, flowCookies, url }: RequestContext,
  { isFresh = false } = {},
): RedirectResult | undefined {
  if (!session.isMember) return redirectTo(links.login(url.pathname))
  return isFresh && !flowCookies.get('fresh') ? redirectTo(links.confirm(url.pathname)) : undefined
}
