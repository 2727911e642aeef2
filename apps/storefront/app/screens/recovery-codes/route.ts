import type { RequestContext } from '../../../server/context.ts'
import type { Errors } from '../../flow/explain.ts'
import { leaveNote, type RoomProps, roomPage, textOf } from '../../flow/room-page.ts'
import { links } from '../../links.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Route, redirectTo } from '../screen.ts'

export type RecoveryCodesProps = RoomProps & { codes: readonly string[]; text: string }

/** Shows new recovery codes until somebody says that they are kept. */
export const recoveryCodesRoute: Route = {
  load: async (context) =>
    codesOf(context).length > 0 ? codesPage(context) : redirectTo(wayOn(context)),
  act: async (context, form) => {
    const isKept = textOf(form)('kept') === 'on'
    if (codesOf(context).length > 0 && !isKept) {
      return codesPage(context, { kept: context.messages.t('codes.keepFirst') })
    }
    const next = wayOn(context)
    context.kept.drop('codes')
    leaveNote(context, 'changed')
    return redirectTo(next)
  },
}

const codesOf = ({ kept }: RequestContext) =>
  (kept.get('codes')?.codes ?? '').split(' ').filter(Boolean)

const wayOn = ({ kept, session }: RequestContext) =>
  safeReturnPath(kept.get('codes')?.next, session.isMember ? links.account() : links.home())

function codesPage(context: RequestContext, errors: Errors = {}) {
  const { messages, site } = context
  const codes = codesOf(context)
  const heading = messages.t('codes.file', { shop: site.name })
  return roomPage(
    context,
    { title: messages.t('codes.title'), returnTo: wayOn(context), errors },
    { codes, text: [heading, '', ...codes, ''].join('\n') },
  )
}
