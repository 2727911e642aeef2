import { DigitalFileNotFound, DOWNLOAD_ADDRESS_MINUTES } from '@vitrine/contract/digital-files'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import { signAddress } from '../rules/address.ts'
import { checkDownloads, checkGrant } from '../rules/rights.ts'
import { findGrant } from '../store/grants.ts'
import { findDelivered } from '../store/product-files.ts'
import type { FilesWorld } from './world.ts'

/** An address for the caller, if the file is delivered by the product and a member was given it. */
export async function createDownload(
  { clock, key, publicUrl }: FilesWorld,
  tx: Tx,
  asked: { readonly productId: string; readonly fileId: string },
): Promise<{ url: string; expiresDate: Date }> {
  const { productId, fileId } = asked
  const { actor, siteId, now } = tx
  // Whoever was given nothing learns nothing, not even whether there is such a product.
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
