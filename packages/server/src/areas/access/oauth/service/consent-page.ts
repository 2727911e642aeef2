import type { HtmlPage } from '@vitrine/contract/oauth'
import { hashSecret, newSecret } from '../../../../platform/ids.ts'
import type { AuthorizeRequest, Client, Deps, OpenCall } from '../model.ts'
import type { MessageKey } from '../rules/messages-en.ts'
import { ownPathOf } from '../rules/own-path.ts'
import { clearConsentCookie, consentCookie, consentSecretIn } from '../rules/session-cookie.ts'
import { inSeconds, lifetime } from '../rules/times.ts'
import type { Session } from './authorize/flow.ts'
import { languageOf } from './language-of.ts'
import { renderNoticePage } from './notice-page.ts'

const SECONDS = 600
const FORM = '/oauth2/consent'

export interface ConsentRequest {
  readonly client: Client
  readonly session: Session
  readonly request: AuthorizeRequest
  readonly scope: readonly string[]
  readonly target: string
  readonly call: OpenCall
}

/** Asks a member for consent to a third party. Only this browser can answer. */
export async function consentPage(deps: Deps, consentRequest: ConsentRequest): Promise<HtmlPage> {
  const { client, session, request, scope, target, call } = consentRequest
  const { siteId } = client
  const person = await deps.identity.find(call.onSite(siteId), session.identityId)
  const { settings } = await deps.sites.get(siteId)
  const { language, translate } = await languageOf(deps, call, {
    siteId,
    requested: request.uiLocales,
  })
  const names = { client: client.name, site: settings.name }
  const secret = newSecret()
  const page = renderNoticePage({
    status: 200,
    language,
    title: translate('consentTitle', names),
    sentences: [
      translate('consentIntro', names),
      translate('signedInAs', { email: person?.email ?? '' }),
      translate('returnsTo', { host: hostOf(target) }),
    ],
    points: scope.map((scopeName) => translate(scopeName as MessageKey)),
    form: {
      action: FORM,
      hidden: { ticket: sign(deps, consentRequest, secret) },
      buttons: [
        { text: translate('allow'), name: 'answer', value: 'allow' },
        { text: translate('deny'), name: 'answer', value: 'deny', isSecondary: true },
      ],
      redirectTarget: target,
    },
    link: { to: ownPathOf({ ...request, prompt: 'login' }), text: translate('useAnotherAccount') },
  })
  const isSecure = call.request.baseUrl.startsWith('https:')
  const cookie = consentCookie(secret, { isSecure, seconds: SECONDS })
  return { ...page, headers: { ...page.headers, 'set-cookie': cookie } }
}

const sign = (
  { platform }: Deps,
  { client, session, request: { sessionToken: _, ...request } }: ConsentRequest,
  secret: string,
): string =>
  platform.tokens.issue({
    typ: 'consent',
    sub: session.identityId,
    site: client.siteId,
    browser: hashSecret(secret).toString('base64url'),
    signed_in: inSeconds(session.createdDate),
    proofs: session.proofs,
    request,
    ...lifetime(platform.clock.now(), SECONDS),
  })

/** The consent request of an answer, if this browser was asked. */
export function readTicket(
  { platform }: Deps,
  ticket: string,
  { request }: Pick<OpenCall, 'request'>,
): { request: AuthorizeRequest; session: Session } | undefined {
  const now = platform.clock.now()
  const claims = platform.tokens.read(ticket, inSeconds(now))
  const browser = hashSecret(consentSecretIn(request.header('cookie'))).toString('base64url')
  if (claims?.typ !== 'consent' || claims.browser !== browser) return undefined
  const seconds = Number(claims.signed_in) - inSeconds(now)
  const session = {
    identityId: claims.sub,
    createdDate: platform.clock.after(now, { seconds }),
    proofs: claims.proofs as string[],
  }
  return { session, request: { ...(claims.request as AuthorizeRequest), sessionToken: '' } }
}

export const clearQuestionCookie = (call: Pick<OpenCall, 'request'>): string =>
  clearConsentCookie(call.request.baseUrl.startsWith('https:'))

/** Where the member is redirected: a host, or the scheme of an app. */
const hostOf = (address: string): string => {
  const { host, protocol } = new URL(address)
  return host || protocol
}
