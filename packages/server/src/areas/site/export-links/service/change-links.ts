import {
  type ExportLinkContent,
  ExportLinkCreated,
  ExportLinkDeleted,
  ExportLinkNotFound,
  type ExportLinkToChange,
  type ExportLinkToCreate,
  MAX_EXPORT_LINKS,
  TooManyExportLinks,
} from '@vitrine/contract/exports'
import { acceptedTimetable, violation } from '@vitrine/contract/kit'
import { newId } from '../../../../platform/ids.ts'
import { nextTime } from '../../../../platform/next-time.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { ExportLink, ExportLinkDeps } from '../model.ts'
import { hashOf, newToken } from '../rules/tokens.ts'
import * as store from '../store.ts'
import { makeFile } from './make-files.ts'
import { factOf, saveChanged } from './save-changed.ts'

/** A link with its token, which is shown only once. */
export interface LinkWithToken {
  readonly link: ExportLink
  readonly token: string
}

/** Creates a link and starts its first export. */
export async function createLink(
  tx: Tx,
  deps: ExportLinkDeps,
  { content = 'PRODUCTS', ...draft }: ExportLinkToCreate,
): Promise<LinkWithToken> {
  const token = newToken(tx.siteId)
  const name = acceptedName(draft.name)
  const timetable = acceptedTimetable(draft.timetable)
  if ((await store.countLinks(tx)) >= MAX_EXPORT_LINKS) throw TooManyExportLinks()
  const blank: ExportLink = {
    id: newId(),
    name,
    tokenHash: hashOf(token),
    maker: tx.actor,
    content,
    onlyVisible: content === 'PRODUCTS' && draft.onlyVisible,
    timetable,
    paused: false,
    nextDate: nextTime(tx.now, timetable, await deps.timeZoneOf(tx)),
    exportId: null,
    runningExportId: null,
    failures: 0,
    createdDate: tx.now,
    updatedDate: tx.now,
  }
  const link = await makeFile(tx, deps, blank)
  await store.insertLink(tx, link)
  const definition = ExportLinkCreated
  await deps.events.append(tx, { definition, entityId: link.id, after: factOf(link) })
  return { link, token }
}

export async function changeLink(
  tx: Tx,
  deps: ExportLinkDeps,
  { id, ...changes }: ExportLinkToChange,
): Promise<ExportLink> {
  const before = await requireLocked(tx, id)
  const timetable = changes.timetable ? acceptedTimetable(changes.timetable) : before.timetable
  const paused = changes.paused ?? before.paused
  const isTimed = changes.timetable !== undefined || paused !== before.paused
  return saveChanged(tx, deps, before, {
    ...before,
    name: changes.name === undefined ? before.name : acceptedName(changes.name),
    onlyVisible: before.content === 'PRODUCTS' && (changes.onlyVisible ?? before.onlyVisible),
    timetable,
    paused,
    ...(isTimed && {
      nextDate: paused ? null : nextTime(tx.now, timetable, await deps.timeZoneOf(tx)),
    }),
  })
}

/** Gives a link a new URL, whose maker is the caller; the previous one stops working at once. */
export async function renewLink(
  tx: Tx,
  deps: ExportLinkDeps,
  id: string,
  demandRights: (content: ExportLinkContent) => void,
): Promise<LinkWithToken> {
  const before = await requireLocked(tx, id)
  demandRights(before.content)
  const token = newToken(tx.siteId)
  const renewed = { ...before, tokenHash: hashOf(token), maker: tx.actor }
  const link = await saveChanged(tx, deps, before, renewed)
  return { link, token }
}

/** Starts a new export, unless one is running. */
export async function runLink(tx: Tx, deps: ExportLinkDeps, id: string): Promise<ExportLink> {
  const before = await requireLocked(tx, id)
  if (before.runningExportId) return before
  return saveChanged(tx, deps, before, await makeFile(tx, deps, before))
}

export async function deleteLink(tx: Tx, deps: ExportLinkDeps, id: string): Promise<void> {
  const before = await requireLocked(tx, id)
  await store.deleteLink(tx, id)
  const definition = ExportLinkDeleted
  await deps.events.append(tx, { definition, entityId: id, before: factOf(before) })
}

async function requireLocked(tx: Tx, id: string): Promise<ExportLink> {
  const found = await store.lockLink(tx, id)
  if (!found) throw ExportLinkNotFound({ id })
  return found
}

function acceptedName(text: string): string {
  const name = text.trim()
  if (name === '') throw violation('name', 'REQUIRED_FIELD', 'must not be empty')
  return name
}
