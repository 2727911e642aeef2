import type { PhoneKind } from '@vitrine/contract/vocabulary'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type FetchLimits, fetchLimitsFor } from '../../../platform/safe-fetch.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { PhoneDeps, PhoneMessageRequest, PhoneSites } from './model.ts'
import { hasGateway } from './rules/gateways.ts'
import { phoneHint, phoneNumber } from './rules/numbers.ts'
import { sendMessage } from './service/send-message.ts'
import { sendTest } from './service/send-test.ts'
import { writeMessage } from './service/write-message.ts'
import { listMessages } from './store.ts'

export { encodeMessage } from './codec.ts'
export type { StoredMessage } from './model.ts'

export type PhoneMessagesFeature = ReturnType<typeof createPhoneMessages>

export function createPhoneMessages(
  platform: Platform,
  {
    sites,
    fetchLimits,
  }: { readonly sites: PhoneSites; readonly fetchLimits?: FetchLimits | undefined },
) {
  const { mode } = platform.config
  const deps: PhoneDeps = { platform, sites, limits: fetchLimits ?? fetchLimitsFor(mode) }
  return {
    /** Whether messages of a site are sent: by its gateway, or to the mailbox in development. */
    reaches: async (siteId: string, kind: PhoneKind): Promise<boolean> =>
      mode !== 'production' || hasGateway(await sites.get(siteId), kind),
    /** Writes a message in the caller's transaction; it is handed over after the commit. */
    write: (tx: Tx, request: PhoneMessageRequest): Promise<void> => writeMessage(deps, tx, request),
    /** A number in E.164; undefined when it cannot belong to a person. */
    number: phoneNumber,
    /** A masked number that its owner recognises. */
    hint: phoneHint,
    list: (tx: Tx, limit: number) => listMessages(tx, limit),
    sendTest: (siteId: string, input: Parameters<typeof sendTest>[2]) =>
      sendTest(deps, siteId, input),
    tasks: {
      'phone.send': (request, job) => sendMessage(deps, request, job),
    } satisfies Pick<Tasks<JobPayloads>, 'phone.send'>,
  }
}
