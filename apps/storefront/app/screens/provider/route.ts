import { randomBytes } from 'node:crypto'
import { VitrineError } from '@vitrine/sdk'
import type { RequestContext } from '../../../server/context.ts'
import { clientMetaDataOf, goOn } from '../../flow/go-on.ts'
import { leaveNote, type RoomProps, returnOf, roomPage } from '../../flow/room-page.ts'
import { links } from '../../links.ts'
import { safeReturnPath } from '../../return-path.ts'
import { type Answer, type Route, redirectTo } from '../screen.ts'
import { type Trouble, troubleOf } from './trouble.ts'

export type ProviderProps = RoomProps & {
  trouble: Trouble
  /** What the sentence about it names: a domain, an address. */
  about: string
  /** The provider to try again with. */
  id: string
}

/** Sends a browser to the provider that somebody signs in with. */
export const providerRoute: Route = {
  load: async (context, { id = '' }) => {
    const returnTo = safeReturnPath(returnOf(context))
    const isAgain = context.url.searchParams.get('again') === '1'
    const { identityProviders } = context.newApi()
    return leaving(context, { id, returnTo }, (browserSecret) =>
      identityProviders.beginSignIn({ id, browserSecret, returnTo, isAgain }),
    )
  },
}

type Way = { id: string; returnTo: string }

/** Goes to the provider, remembering which browser it was; a refusal becomes the page that explains it. */
export async function leaving(
  context: RequestContext,
  way: Way,
  begin: (browserSecret: string) => Promise<{ address: string }>,
): Promise<Answer> {
  const secret = context.kept.get('provider')?.secret ?? randomBytes(32).toString('base64url')
  try {
    const { address } = await begin(secret)
    context.kept.put('provider', { secret, ...way })
    return redirectTo(address)
  } catch (error) {
    return troublePage(context, error, way)
  }
}

/** Takes up what a provider sends back. */
export const providerBackRoute: Route = {
  load: async (context) => {
    const { secret = '', id = '', returnTo: kept = '' } = context.kept.get('provider') ?? {}
    const way = { id, returnTo: safeReturnPath(kept) }
    // Without a secret of this browser nothing was begun here.
    const browserSecret = secret || randomBytes(32).toString('base64url')
    const answer = Object.fromEntries(context.url.searchParams)
    try {
      const proofs = clientMetaDataOf(context)
      const api = way.returnTo === links.linkedSignIns() ? context.api : context.newApi()
      const done = await api.identityProviders.finishSignIn({ answer, browserSecret, ...proofs })
      context.kept.drop('provider')
      return (await arrive(context, done)) ?? troublePage(context, undefined, way)
    } catch (error) {
      return troublePage(context, error, way)
    }
  },
}

type Done = Awaited<ReturnType<RequestContext['api']['identityProviders']['finishSignIn']>>

async function arrive(context: RequestContext, done: Done): Promise<Answer | undefined> {
  const returnTo = safeReturnPath(done.returnTo)
  const { reply, link, provider } = done
  if (reply) return goOn(context, reply, { email: reply.identity?.email.address ?? '', returnTo })
  if (link) {
    context.kept.put('link', { ...link, name: provider.name })
    return redirectTo(links.proveLink(returnTo))
  }
  leaveNote(context, 'changed')
  return redirectTo(links.linkedSignIns())
}

async function troublePage(context: RequestContext, error: unknown, way: Way): Promise<Answer> {
  if (error !== undefined && !(error instanceof VitrineError)) throw error
  if (error?.kind === 'system') throw error
  if (error?.code === '-19980') return redirectTo(links.blocked())
  if (error?.code === 'FRESH_SIGN_IN_REQUIRED') return redirectTo(links.confirm(way.returnTo))
  const { trouble, about } = troubleOf(error)
  const title = context.messages.t(`provider.${trouble}.title`)
  const page = await roomPage(
    context,
    { title, returnTo: way.returnTo },
    { trouble, about, id: way.id },
  )
  return { ...page, status: error?.status ?? 400 }
}
