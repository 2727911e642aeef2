import { ExportLinkEmpty, ExportLinkInvalid } from '@vitrine/contract/exports'
import type { Page } from '@vitrine/contract/kit'
import { inTransaction, type Tx } from '../../../../platform/tx.ts'
import type { ExportLinkDeps } from '../model.ts'
import { hashOf, siteOf } from '../rules.ts'
import { findByHash } from '../store.ts'

/** Serves the newest file of a link; 304 if the caller has it. */
export async function serveLink(
  { exports }: Pick<ExportLinkDeps, 'exports'>,
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
    if (!link) throw ExportLinkInvalid()
    if (!link.exportId) throw ExportLinkEmpty()
    const etag = `"${link.exportId}"`
    const headers = { etag, 'cache-control': 'private, no-cache' }
    if (knownTag === etag) return { status: 304, headers, body: null }
    const page = await exports.serveFile(tx, link.exportId)
    return { ...page, headers: { ...page.headers, ...headers } }
  })
}
