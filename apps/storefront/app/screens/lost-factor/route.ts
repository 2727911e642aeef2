import { choiceLogin } from '../../flow/login-of.ts'
import { type RoomProps, returnOf, roomPage } from '../../flow/room-page.ts'
import { readStep } from '../../flow/step.ts'
import { safeReturnPath } from '../../return-path.ts'
import type { Route } from '../screen.ts'

export type LostFactorProps = RoomProps & {
  /** Somebody is signing in, and has codes for this day. */
  hasCodes: boolean
}

/** Ways back for somebody whose second factor is gone. */
export const lostFactorRoute: Route = {
  load: async (context) => {
    const step = readStep(context.kept)
    const hasCodes = step?.available.includes('RECOVERY_CODE') ?? false
    const returnTo = safeReturnPath(returnOf(context))
    return roomPage(
      context,
      {
        title: context.messages.t('lostFactor.title'),
        returnTo,
        ...(hasCodes ? { login: choiceLogin(['RECOVERY_CODE']) } : {}),
      },
      { hasCodes },
    )
  },
}
