import type { RequestContext } from '../../server/context.ts'
import { authorizationTarget } from '../return-path.ts'
import type { PageAnswer } from '../screens/screen.ts'
import type { PictureView } from '../views/picture.ts'
import { captchaOrigin } from './captcha.ts'
import type { Errors } from './errors.ts'
import type { LoginOfPage } from './login-of.ts'

const notes = [
  'expired',
  'sent',
  'wait',
  'changed',
  'saved',
  'denied',
  'approved',
  'refused',
  'kept',
] as const
type NoteName = (typeof notes)[number]

/** What every page of a flow is given. */
export type RoomProps = {
  /** Where to go on in the end. */
  returnTo: string
  errors: Errors
  /** What just happened. */
  note?: string
  picture?: PictureView
  /** Where the flow leads when another website asked for it. */
  forHost?: string
}

type Room = {
  title: string
  returnTo: string
  errors?: Errors
  /** The sign-in that this page is a step of. */
  login?: LoginOfPage
}

/** A page with one task, which nobody else may keep or read along. */
export async function roomPage<P extends object>(
  context: RequestContext,
  { title, returnTo, errors = {}, login }: Room,
  props: P,
): Promise<PageAnswer<P & RoomProps>> {
  const rooms = await context.rooms()
  const picture = rooms.findLast((room) => room.picture)?.picture
  const target = authorizationTarget(returnTo)
  const note = takeNote(context)
  return {
    kind: 'page',
    status: Object.keys(errors).length > 0 ? 422 : 200,
    head: {
      title: `${title} – ${context.site.name}`,
      isPrivate: true,
      ...(target ? { formTarget: target } : {}),
      ...captchaOrigin(context),
    },
    ...(login
      ? {
          login: {
            ...login,
            fields: returnTo === '/' ? {} : { return: returnTo },
            problems: errors,
          },
        }
      : {}),
    props: {
      ...props,
      returnTo,
      errors,
      ...(note ? { note } : {}),
      ...(picture ? { picture } : {}),
      ...(target ? { forHost: new URL(target).host } : {}),
    },
  }
}

/** Says one sentence on the page that comes next. */
export const leaveNote = ({ kept }: Pick<RequestContext, 'kept'>, name: NoteName) =>
  kept.put('note', { name })

/** A note is read once. */
export function takeNote({ kept, messages }: RequestContext): string | undefined {
  const value = kept.get('note')
  kept.drop('note')
  const name = notes.find((one) => one === value?.name)
  return name && messages.t(`note.${name}`)
}

export const returnOf = ({ url }: RequestContext) => url.searchParams.get('return')
export const textOf = (form: FormData) => (name: string) => String(form.get(name) ?? '')
