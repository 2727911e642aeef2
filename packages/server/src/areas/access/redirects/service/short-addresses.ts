import type { HtmlPage } from '@vitrine/contract/oauth'
import { hashSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { redirectPage, renderNoticePage } from '../../oauth/index.ts'
import type { Deps } from '../model.ts'
import * as store from '../store/short-addresses.ts'

const SHORT_MINUTES = 10

export const shorten = (siteUrl: string, code: string): string => `${siteUrl}/r/${code}`

export async function saveShortAddress(
  tx: Tx,
  { platform }: Deps,
  { code, address }: { readonly code: string; readonly address: string },
): Promise<void> {
  await store.deleteOldAddresses(tx)
  await store.insertAddress(tx, {
    codeHash: hashSecret(code),
    sealedAddress: platform.sealing.seal(address),
    expiresDate: platform.clock.after(tx.now, { minutes: SHORT_MINUTES }),
  })
}

/** The target of a short address, until it expires. */
export async function openShortAddress(
  tx: Tx,
  { platform }: Deps,
  code: string,
): Promise<HtmlPage> {
  const sealed = await store.findAddress(tx, hashSecret(code))
  if (sealed !== undefined) return redirectPage(platform.sealing.open(sealed))
  return renderNoticePage({
    status: 404,
    title: 'This link does not work any more',
    sentences: ['Short links live for 10 minutes.'],
    link: { to: '/', text: 'To the entrance' },
  })
}
