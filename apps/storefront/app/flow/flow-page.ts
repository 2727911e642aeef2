import type { RequestContext } from '../request/context.ts'
import { authorizationTarget } from '../return-path.ts'
import type { PageResult } from '../screens/screen.ts'
import type { PictureView } from '../views/picture.ts'
import { captchaOrigin } from './captcha.ts'
import type { Errors } from './errors.ts'
import type { PageLogin } from './page-login.ts'

const flashMessages = [
  'expired',
  'sent',
  'wait',
  'changed',
  'saved',
  'denied',
  'approved',
  'refused',
  'stopped',
  'newsletter',
] as const
type FlashMessageName = (typeof flashMessages)[number]

/** Props that every page of a flow has. */
export type FlowPageProps = {
  /** Path to continue with after the flow. */
  returnTo: string
  errors: Errors
  /** Message about the previous step. */
  note?: string
  picture?: PictureView
  /** Host of the website that requested the sign-in, if another one did. */
  forHost?: string
}

type FlowPageOptions = {
  title: string
  returnTo: string
  errors?: Errors
  /** The sign-in that this page is a step of. */
  login?: PageLogin
}

/** Response of a flow page: private, never cached, without a referrer. */
export async function flowPage<P extends object>(
  context: RequestContext,
  { title, returnTo, errors = {}, login }: FlowPageOptions,
  props: P,
): Promise<PageResult<P & FlowPageProps>> {
  const collections = await context.collections()
  const picture = collections.findLast((collection) => collection.picture)?.picture
  const target = authorizationTarget(returnTo)
  const note = takeFlashMessage(context)
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

/** Sets a message for the next page. */
export const setFlashMessage = (
  { flowCookies }: Pick<RequestContext, 'flowCookies'>,
  name: FlashMessageName,
) => flowCookies.put('note', { name })

/** Reads the message and deletes it. */
export function takeFlashMessage({ flowCookies, messages }: RequestContext): string | undefined {
  const value = flowCookies.get('note')
  flowCookies.drop('note')
  const name = flashMessages.find((one) => one === value?.name)
  return name === 'newsletter' ? messages.newsletter.sent : name && messages.note[name]
}

export const returnParameterOf = ({ url }: RequestContext) => url.searchParams.get('return')
export const textFieldOf = (form: FormData) => (name: string) => String(form.get(name) ?? '')
