import {
  LastSite,
  moveFacts,
  SiteChanged,
  type SiteMove,
  SiteMoveNotAllowed,
  SiteNotFound,
  siteMoves,
} from '@vitrine/contract/sites'
import type { SiteNamespace } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import type { Site } from '../model.ts'
import { canMove } from '../rules/site-state.ts'
import { countOthers, lockSite, updateSettings, updateSite } from '../store/sites.ts'
import { readSiteOrThrow, requireFreeDomains } from './create-site.ts'
import type { SitesDeps } from './deps.ts'

export interface SiteChanges {
  readonly name?: string
  readonly namespace?: SiteNamespace
  readonly domains?: readonly string[]
}

/** Changes the name and the domains of a site. */
export async function changeSite(
  tx: Tx,
  { events, directory }: SitesDeps,
  { name, namespace, domains }: SiteChanges,
): Promise<Site> {
  const before = await lockSiteOrThrow(tx)
  if (name !== undefined) await updateSettings(tx, { ...before.settings, name })
  await updateSite(tx, {
    ...(namespace ? { namespace } : {}),
    ...(domains ? { domains: await requireFreeDomains(tx, domains, 'site.domains') } : {}),
  })
  const after = await readSiteOrThrow(tx)
  await events.append(tx, { definition: SiteChanged, entityId: tx.siteId, before, after })
  tx.afterCommit.push(directory.forget)
  return after
}

/** Closes, opens, trashes, restores or begins to remove a site. */
export async function moveSite(
  tx: Tx,
  { events, directory, platform }: SitesDeps,
  move: SiteMove,
): Promise<Site> {
  const before = await lockSiteOrThrow(tx)
  const { state, deletion } = before
  if (!canMove(before, move)) throw SiteMoveNotAllowed({ state, deletion: deletion ?? 'NONE' })
  if (move === 'trash' && (await countOthers(tx)) === 0) throw LastSite()
  const trashed = { trash: { trashedDate: tx.now }, restore: { trashedDate: null } }
  await updateSite(tx, {
    ...siteMoves[move].to,
    ...(move === 'trash' || move === 'restore' ? trashed[move] : {}),
  })
  if (move === 'purge') {
    const { siteId } = tx
    await platform.jobs.add(tx, 'sites.purge', { siteId }, { key: `sites.purge ${siteId}` })
  }
  const after = await readSiteOrThrow(tx)
  await events.append(tx, { definition: moveFacts[move], entityId: tx.siteId, before, after })
  tx.afterCommit.push(directory.forget)
  return after
}

async function lockSiteOrThrow(tx: Tx): Promise<Site> {
  const site = await lockSite(tx)
  if (!site) throw SiteNotFound({ id: tx.siteId })
  return site
}
