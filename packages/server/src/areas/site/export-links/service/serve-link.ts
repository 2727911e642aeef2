import { ExportLinkEmpty, ExportLinkInvalid } from '@vitrine/contract/exports'
import type { Page } from '@vitrine/contract/kit'
import { inTransaction, type Tx } from '../../../../platform/tx.ts'
import type { ExportLinkDeps } from '../model.ts'
import { hashOf, siteOf } from '../rules/tokens.ts'
import { findByHash } from '../store.ts'
import { isValid } from './valid-links.ts'

/** Serves the newest file of a link while its maker may read it; 304 if the caller has it. */
export async function serveLink(
  deps: Pick<ExportLinkDeps, 'exports' | 'isStillAllowed'>,
  onSite: (siteId: string) => Tx,
  file: string,
  knownTag: string | undefined,
): Promise<Page> {
  const token = file.replace(/\.csv$/, '')
  const siteId = siteOf(token)
  if (!siteId) throw ExportLinkInvalid()
  const actor = { type: 'system', id: 'link to an export' } as const
  return inTransaction({ ...onSite(siteId), actor }, async (tx) => {
    const link = await findByHash(tx, hashOf(token))
    if (!link || !(await isValid(tx, deps, link))) throw ExportLinkInvalid()
    if (!link.exportId) throw ExportLinkEmpty()
    const etag = `"${link.exportId}"`
    const headers = { etag, 'cache-control': 'private, no-cache' }
    if (knownTag === etag) return { status: 304, headers, body: null }
    const page = await deps.exports.serveLinked(tx, link.exportId)
    return { ...page, headers: { ...page.headers, ...headers } }
  })
}
