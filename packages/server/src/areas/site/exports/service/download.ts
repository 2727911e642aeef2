import {
  EXPORT_ADDRESS_MINUTES,
  ExportAddressExpired,
  ExportAddressInvalid,
  ExportDownloaded,
  ExportNotReady,
} from '@vitrine/contract/exports'
import type { Page } from '@vitrine/contract/kit'
import { FileMissing } from '../../../../platform/file-storage.ts'
import { inTransaction, type Tx } from '../../../../platform/tx.ts'
import type { Export } from '../model.ts'
import { readAddress, signAddress } from '../rules/address.ts'
import type { ExportServiceDeps } from './deps.ts'
import { getExport, requireExport } from './start-export.ts'

const mimes = { csv: 'text/csv; charset=utf-8', jsonl: 'application/x-ndjson; charset=utf-8' }

/** A download link for the caller, valid for some minutes without an access token. */
export async function createDownload(
  { clock, key, publicUrl }: ExportServiceDeps,
  tx: Tx,
  id: string,
): Promise<{ url: string; expiresDate: Date }> {
  requireFile(await getExport(tx, id))
  const expiresDate = clock.after(tx.now, { minutes: EXPORT_ADDRESS_MINUTES })
  const endsAt = Math.floor(expiresDate.getTime() / 1000)
  const token = signAddress({ siteId: tx.siteId, id, actor: tx.actor, endsAt }, key)
  return { url: `${publicUrl}/vitrine/v1/export-files/${token}`, expiresDate }
}

/** Serves the file of a link, on behalf of the caller who created the link. */
export async function serveAddress(
  deps: ExportServiceDeps,
  onSite: (siteId: string) => Tx,
  token: string,
): Promise<Page> {
  const address = readAddress(token, deps.key)
  if (!address) throw ExportAddressInvalid()
  const base = { ...onSite(address.siteId), actor: address.actor }
  if (address.endsAt * 1000 <= base.now.getTime()) throw ExportAddressExpired()
  return inTransaction(base, (tx) => serveFile(deps, tx, address.id))
}

/** Serves the file of an export of products and records the download in the ledger. */
export const serveFile = async (deps: ExportServiceDeps, tx: Tx, id: string): Promise<Page> =>
  serve(deps, tx, await getExport(tx, id))

/** The same for a link, whatever the file holds. */
export const serveLinked = async (deps: ExportServiceDeps, tx: Tx, id: string): Promise<Page> =>
  serve(deps, tx, await requireExport(tx, id))

async function serve({ storage, events }: ExportServiceDeps, tx: Tx, found: Export): Promise<Page> {
  const one = requireFile(found)
  const { id } = one
  const { bytes, stream } = await storage.open(one.storageKey).catch((error) => {
    throw error instanceof FileMissing ? ExportNotReady({ id, state: 'REMOVED' }) : error
  })
  const { fileName, format } = one
  const definition = ExportDownloaded
  await events.append(tx, { definition, entityId: id, after: { fileName, format, bytes } })
  return {
    status: 200,
    headers: {
      'content-type': mimes[format],
      'content-length': String(bytes),
      // Export file names are generated: letters, digits, hyphens and a dot.
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
    body: stream,
  }
}

function requireFile(one: Export): Export {
  if (one.state !== 'DONE') throw ExportNotReady({ id: one.id, state: one.state })
  return one
}
