import type { Tx } from '../../../../platform/tx.ts'

export async function insertDevice(
  tx: Tx,
  device: {
    readonly deviceHash: Buffer
    readonly identityId: string
    readonly userAgent: string
    readonly expires: Date
  },
): Promise<void> {
  await tx.db
    .insertInto('remembered_devices')
    .values({
      site_id: tx.siteId,
      device_hash: device.deviceHash,
      identity_id: device.identityId,
      user_agent: device.userAgent,
      created_date: tx.now,
      expires_date: device.expires,
    })
    .execute()
}

/** Whether a device may skip the second factor of this identity. */
export async function isRemembered(
  tx: Tx,
  identityId: string,
  deviceHash: Buffer,
): Promise<boolean> {
  const row = await tx.db
    .selectFrom('remembered_devices')
    .select('device_hash')
    .where('site_id', '=', tx.siteId)
    .where('device_hash', '=', deviceHash)
    .where('identity_id', '=', identityId)
    .where('expires_date', '>', tx.now)
    .executeTakeFirst()
  return row !== undefined
}

/** How many devices were forgotten. */
export async function deleteDevices(tx: Tx, identityId: string): Promise<number> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('remembered_devices')
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
