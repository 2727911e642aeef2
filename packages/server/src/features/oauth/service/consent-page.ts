import type { HtmlPage } from '@vitrine/contract/oauth'
import { hashSecret, newSecret } from '../../../platform/ids.ts'
import type { AuthorizeRequest, Client, Deps, OpenCall } from '../model.ts'
import { ownPathOf } from '../rules/own-path.ts'
import { askedCookie, askedIn, forgottenAsked } from '../rules/session-cookie.ts'
import { inSeconds, lifetime } from '../rules/times.ts'
import type { Word } from '../rules/words.ts'
import type { Session } from './authorize/flow.ts'
import { explainingPage } from './explaining-page.ts'
import { languageOf } from './language-of.ts'

const SECONDS = 600
const FORM = '/oauth2/consent'

export interface ConsentWish {
  readonly client: Client
  readonly session: Session
  readonly request: AuthorizeRequest
  readonly scope: readonly string[]
  readonly target: string
  readonly call: OpenCall
}

/** Asks a member whether a third party may know them. The answer counts from this browser only. */
export async function consentPage(deps: Deps, wish: ConsentWish): Promise<HtmlPage> {
  const { client, session, request, scope, target, call } = wish
  const { siteId } = client
  const person = await deps.identity.find(call.onSite(siteId), session.identityId)
  const { settings } = await deps.sites.get(siteId)
  const { language, say } = await languageOf(deps, call, { siteId, asked: request.uiLocales })
  const names = { client: client.name, site: settings.name }
  const secret = newSecret()
  const page = explainingPage({
    status: 200,
    language,
    title: say('mayKnow', names),
    sentences: [
      say('byAnother', names),
      say('signedInAs', { email: person?.email ?? '' }),
      say('returnsTo', { host: hostOf(target) }),
    ],
    points: scope.map((word) => say(word as Word)),
    form: {
      action: FORM,
      hidden: { ticket: sign(deps, wish, secret) },
      buttons: [
        { text: say('allow'), name: 'answer', value: 'allow' },
        { text: say('deny'), name: 'answer', value: 'deny', isQuiet: true },
      ],
      leadsTo: target,
    },
    link: { to: ownPathOf({ ...request, prompt: 'login' }), text: say('another') },
  })
  const isSecure = call.request.baseUrl.startsWith('https:')
  const cookie = askedCookie(secret, { isSecure, seconds: SECONDS })
  return { ...page, headers: { ...page.headers, 'set-cookie': cookie } }
}

const sign = (
  { platform }: Deps,
  { client, session, request: { sessionToken: _, ...request } }: ConsentWish,
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

/** The question that an answer belongs to, when this browser was asked. */
export function readTicket(
  { platform }: Deps,
  ticket: string,
  { request }: Pick<OpenCall, 'request'>,
): { request: AuthorizeRequest; session: Session } | undefined {
  const now = platform.clock.now()
  const claims = platform.tokens.read(ticket, inSeconds(now))
  const browser = hashSecret(askedIn(request.header('cookie'))).toString('base64url')
  if (claims?.typ !== 'consent' || claims.browser !== browser) return undefined
  const seconds = Number(claims.signed_in) - inSeconds(now)
  const session = {
    identityId: claims.sub,
    createdDate: platform.clock.after(now, { seconds }),
    proofs: claims.proofs as string[],
  }
  return { session, request: { ...(claims.request as AuthorizeRequest), sessionToken: '' } }
}

export const forgetQuestion = (call: Pick<OpenCall, 'request'>): string =>
  forgottenAsked(call.request.baseUrl.startsWith('https:'))

/** Where the member goes on to: a host, or the scheme of an app. */
const hostOf = (address: string): string => {
  const { host, protocol } = new URL(address)
  return host || protocol
}
