import { nameDevice } from '../account/name-device.ts'
import type { RequestContext } from '../request/context.ts'

export type PasskeyView = {
  id: string
  name: string
  /** Host the passkey is valid for, and whether it differs from the current one. */
  host: string
  isOfOtherHost: boolean
  isSynced: boolean
  /** ISO 8601, UTC. */
  since: string
  lastUsed?: string
}

/** The passkeys of a member for display. */
export async function passkeysOf({ api, url }: RequestContext): Promise<PasskeyView[]> {
  const { passkeys } = await api.factors.listPasskeys({})
  return passkeys.map(({ passkeyId, name, host, isSynced, createdDate, lastUsedDate }) => ({
    id: passkeyId,
    name,
    host,
    isSynced,
    isOfOtherHost: host !== url.hostname,
    since: createdDate.toISOString(),
    ...(lastUsedDate ? { lastUsed: lastUsedDate.toISOString() } : {}),
  }))
}

/** Default name of a new passkey: the browser that created it. */
export function newPasskeyName({ request, messages }: RequestContext): string {
  const { browser, system } = nameDevice(request.headers.get('user-agent') ?? '')
  return [browser, system].filter(Boolean).join(', ').slice(0, 60) || messages.passkeys.nameless
}
