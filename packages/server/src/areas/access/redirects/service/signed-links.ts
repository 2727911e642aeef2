import type { HtmlPage } from '@vitrine/contract/oauth'
import { hashSecret, newSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { redirectPage, renderNoticePage } from '../../oauth/index.ts'
import type { Deps, RedirectCall, SignedLink } from '../model.ts'
import { addQuery } from '../rules.ts'
import { consumeLink, deleteOldLinks, findLink, insertLink } from '../store/redirect-sessions.ts'

const COOKIE_PATH = '/_api/iam/cookie/v1/createSessionCookie'
/** How long the link leads on, and how long it signs in. */
const LINK_MINUTES = 10
const TOKEN_SECONDS = 60

export interface LinkInput {
  readonly id: string
  readonly signInId: string
  readonly target: string
  readonly siteUrl: string
}

/** A link that signs the member's browser in on the way to the page. */
export function signedLink({ siteUrl, ...link }: LinkInput): SignedLink & { fullUrl: string } {
  const token = newSecret()
  const values = { sessionToken: token, redirectUrl: link.target }
  return { ...link, token, fullUrl: addQuery(`${siteUrl}${COOKIE_PATH}`, values) }
}

export async function saveLink(tx: Tx, { platform }: Deps, link: SignedLink): Promise<void> {
  await deleteOldLinks(tx)
  await insertLink(tx, {
    ...link,
    tokenHash: hashSecret(link.token),
    expiresDate: platform.clock.after(tx.now, { minutes: LINK_MINUTES }),
  })
}

/** Opens such a link. The address it leads to was fixed when it was made; the one sent must be the same. */
export async function openLink(
  { tx, transaction, request }: RedirectCall,
  { oauth }: Deps,
  { token, address }: { readonly token: string; readonly address: string },
): Promise<HtmlPage> {
  const tokenHash = hashSecret(token)
  const link = await findLink(tx, tokenHash)
  if (!link || link.target !== address) return unknownLink()
  if (link.isUsed) return usedLink(link.target)
  const age = (tx.now.getTime() - link.createdDate.getTime()) / 1000
  const cookie = await transaction(async (inside) => {
    const isFirst = await consumeLink(inside, tokenHash)
    if (!isFirst || age > TOKEN_SECONDS) return undefined
    return oauth.continueOnSite(inside, link.signInId, request)
  })
  return redirectPage(link.target, cookie ? [cookie] : [])
}

const unknownLink = (): HtmlPage =>
  renderNoticePage({
    status: 400,
    title: 'This link does not work any more',
    sentences: ['It works for 10 minutes. Go back to the website and follow the link there again.'],
  })

const usedLink = (target: string): HtmlPage =>
  renderNoticePage({
    status: 400,
    title: 'This link was used already',
    sentences: ['It signs you in once.'],
    link: { to: target, text: 'Go on without it' },
  })
