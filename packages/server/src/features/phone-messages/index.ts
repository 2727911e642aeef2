import type { PhoneKind } from '@vitrine/contract/vocabulary'
import { type OutsideLimits, outsideLimitsIn } from '../../platform/fetch-outside.ts'
import type { JobPayloads, Tasks } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { Order, PhoneSites, PhoneWorld } from './model.ts'
import { hasGateway } from './rules/gateways.ts'
import { phoneHint, phoneNumber } from './rules/numbers.ts'
import { sendMessage } from './service/send.ts'
import { sendTest } from './service/send-test.ts'
import { writeMessage } from './service/write.ts'
import { listMessages } from './store.ts'

export { encodeMessage } from './codec.ts'
export type { StoredMessage } from './model.ts'

export type PhoneMessagesFeature = ReturnType<typeof createPhoneMessages>

export function createPhoneMessages(
  platform: Platform,
  { sites, outside }: { readonly sites: PhoneSites; readonly outside?: OutsideLimits | undefined },
) {
  const { mode } = platform.config
  const world: PhoneWorld = { platform, sites, limits: outside ?? outsideLimitsIn(mode) }
  return {
    /** Whether messages of a site reach anybody: its gateway, or whoever develops and reads the mailbox. */
    reaches: async (siteId: string, kind: PhoneKind): Promise<boolean> =>
      mode !== 'production' || hasGateway(await sites.get(siteId), kind),
    /** Writes a message in the caller's transaction; it is handed over after the commit. */
    write: (tx: Tx, order: Order): Promise<void> => writeMessage(world, tx, order),
    /** A number as the world dials it; undefined when nobody can have it. */
    number: phoneNumber,
    /** A number that its owner knows again. */
    hint: phoneHint,
    list: (tx: Tx, limit: number) => listMessages(tx, limit),
    sendTest: (siteId: string, wish: Parameters<typeof sendTest>[2]) =>
      sendTest(world, siteId, wish),
    tasks: {
      'phone.send': (order, job) => sendMessage(world, order, job),
    } satisfies Pick<Tasks<JobPayloads>, 'phone.send'>,
  }
}
