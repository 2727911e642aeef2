import type { Client, Deps } from '../model.ts'
import { FRAME_MINUTES } from '../rules/lifetimes.ts'
import { inSeconds, lifetime } from './access-tokens.ts'

/** A signed note of the page that will stand around a hidden frame. */
export const issueFrame = ({ platform }: Deps, client: Client, origin: string): string =>
  platform.tokens.issue({
    typ: 'frame',
    sub: origin,
    site: client.siteId,
    client: client.id,
    ...lifetime(platform.clock.now(), FRAME_MINUTES * 60),
  })

/** The origin of such a note, when it was made for this client. */
export function readFrame({ platform }: Deps, client: Client, frame: string): string | undefined {
  const claims = platform.tokens.read(frame, inSeconds(platform.clock.now()))
  return claims?.typ === 'frame' && claims.client === client.id ? claims.sub : undefined
}
