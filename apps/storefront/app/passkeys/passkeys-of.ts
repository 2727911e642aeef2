import type { RequestContext } from '../../server/context.ts'
import { nameDevice } from '../account/name-device.ts'

export type PasskeyView = {
  id: string
  name: string
  /** The host it is good for, and whether that is another one than this. */
  host: string
  isElsewhere: boolean
  isSynced: boolean
  /** ISO 8601, UTC. */
  since: string
  lastUsed?: string
}

/** The passkeys of a member, as a page shows them. */
export async function passkeysOf({ api, url }: RequestContext): Promise<PasskeyView[]> {
  const { passkeys } = await api.factors.listPasskeys({})
  return passkeys.map(({ passkeyId, name, host, isSynced, createdDate, lastUsedDate }) => ({
    id: passkeyId,
    ...{ name, host, isSynced },
    isElsewhere: host !== url.hostname,
    since: createdDate.toISOString(),
    ...(lastUsedDate ? { lastUsed: lastUsedDate.toISOString() } : {}),
  }))
}

/** What a new passkey is called at first: the browser that made it. */
export function nameOfNew({ request, messages }: RequestContext): string {
  const { browser, system } = nameDevice(request.headers.get('user-agent') ?? '')
  return (
    [browser, system].filter(Boolean).join(', ').slice(0, 60) || messages.t('passkeys.nameless')
  )
}
