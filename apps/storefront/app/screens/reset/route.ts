import type { RequestContext } from '../../../server/context.ts'
import { attempt, type Errors } from '../../flow/explain.ts'
import { clientMetaDataOf, goOn } from '../../flow/go-on.ts'
import { type RoomProps, roomPage, textOf } from '../../flow/room-page.ts'
import { links } from '../../links.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'

export type ResetProps = RoomProps & { isExpired: boolean; email: string; minLength: number }

/** Takes the link of a recovery mail. Its token leaves the address before anything is shown. */
export const resetRoute: Route = {
  load: async (context) => {
    const token = context.url.searchParams.get('recoveryToken')
    if (token === null) return resetPage(context)
    if (token.length <= 1000) context.kept.put('recovery', { token })
    return redirectTo(links.reset())
  },
  act: async (context, form) => {
    const { kept, messages } = context
    const recoveryToken = kept.get('recovery')?.token
    const password = textOf(form)('password')
    if (!recoveryToken) return resetPage(context)
    if (password === '')
      return resetPage(context, { password: messages.t('door.password.missing') })
    const returnTo = returnToOf(context)
    const next = await attempt(context, returnTo, async () => {
      const proof = { recoveryToken, password, ...clientMetaDataOf(context) }
      const reply = await context.newApi().recovery.recover(proof)
      const email = kept.get('mailed')?.email ?? ''
      kept.drop('recovery')
      kept.drop('mailed')
      return goOn(context, reply, { email, returnTo })
    })
    return next.kind === 'redirect' ? next : resetPage(context, next.errors)
  },
}

/** Where the person was going before the password was missing, when it is the same browser. */
const returnToOf = ({ kept }: RequestContext) =>
  safeReturnPath(kept.get('mailed')?.returnTo, links.account())

function resetPage(context: RequestContext, errors: Errors = {}) {
  const isExpired = !context.kept.get('recovery')?.token
  const title = context.messages.t(isExpired ? 'reset.expired.title' : 'reset.title')
  const email = context.kept.get('mailed')?.email ?? ''
  const room = { title, returnTo: returnToOf(context), errors }
  return roomPage(context, room, { isExpired, email, minLength: context.site.passwordMinLength })
}
