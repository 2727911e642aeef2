import { DigitalFileNotFound, DOWNLOAD_ADDRESS_MINUTES } from '@vitrine/contract/digital-files'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { signAddress } from '../rules/address.ts'
import { checkDownloads, checkGrant } from '../rules/rights.ts'
import { findGrant } from '../store/grants.ts'
import { findDelivered } from '../store/product-files.ts'
import type { DigitalFilesServiceDeps } from './deps.ts'

/** A download address for the caller, if the product delivers the file and the member has a grant. */
export async function createDownload(
  { clock, key, publicUrl }: DigitalFilesServiceDeps,
  tx: Tx,
  request: { readonly productId: string; readonly fileId: string },
): Promise<{ url: string; expiresDate: Date }> {
  const { productId, fileId } = request
  const { actor, siteId, now } = tx
  // Without a grant a member does not learn whether the product exists.
  if (actor.type === 'member') {
    const grant = await findGrant(tx, productId, actor.id)
    checkGrant(grant, now)
    checkDownloads(grant)
  }
  if (!(await findDelivered(tx, productId, fileId))) throw DigitalFileNotFound({ fileId })
  const expiresDate = clock.after(now, { minutes: DOWNLOAD_ADDRESS_MINUTES })
  const endsAt = Math.floor(expiresDate.getTime() / 1000)
  const address = { id: newId(), siteId, productId, fileId, actor, endsAt }
  return { url: `${publicUrl}/vitrine/v1/downloads/${signAddress(address, key)}`, expiresDate }
}
