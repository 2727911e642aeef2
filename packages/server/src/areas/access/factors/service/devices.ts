import { hashSecret, newSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps } from '../model.ts'
import { insertDevice } from '../store/devices.ts'

/** Remembers a device; returns its token, or undefined where the site remembers none. */
export async function rememberDevice(
  tx: Tx,
  { platform, sites }: Pick<Deps, 'platform' | 'sites'>,
  identityId: string,
  { userAgent }: { readonly userAgent: string },
): Promise<string | undefined> {
  const { rememberDeviceDays: days } = (await sites.get(tx.siteId)).settings.factors
  if (days === 0) return undefined
  const token = newSecret()
  await insertDevice(tx, {
    deviceHash: hashSecret(token),
    identityId,
    userAgent: userAgent.slice(0, 500),
    expires: platform.clock.after(tx.now, { days }),
  })
  return token
}
