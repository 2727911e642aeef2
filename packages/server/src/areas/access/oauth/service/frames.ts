import type { Client, Deps } from '../model.ts'
import { lifetimesOf } from '../rules/lifetimes.ts'
import { inSeconds, lifetime } from '../rules/times.ts'

/** A signed token with the page that will embed a hidden frame. */
export async function issueFrame(
  { platform, sites }: Deps,
  client: Client,
  origin: string,
): Promise<string> {
  const { frameSeconds } = lifetimesOf((await sites.get(client.siteId)).settings)
  return platform.tokens.issue({
    typ: 'frame',
    sub: origin,
    site: client.siteId,
    client: client.id,
    ...lifetime(platform.clock.now(), frameSeconds),
  })
}

/** The origin in a frame token of this client. */
export function readFrame({ platform }: Deps, client: Client, frame: string): string | undefined {
  const claims = platform.tokens.read(frame, inSeconds(platform.clock.now()))
  return claims?.typ === 'frame' && claims.client === client.id ? claims.sub : undefined
}
