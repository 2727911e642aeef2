import type { Page } from '@vitrine/contract/kit'
import {
  MEMBER_EXPORT_ADDRESS_MINUTES,
  MemberExportAddressInvalid,
  MemberExportDownloaded,
  MemberExportNotReady,
} from '@vitrine/contract/member-files'
import { FileMissing } from '../../../../platform/file-storage.ts'
import { inTransaction, type Tx } from '../../../../platform/tx.ts'
import { readAddress, signAddress } from '../../../site/exports/index.ts'
import type { Deps, MemberExport, ServiceDeps } from '../model.ts'
import { getExport } from './start-export.ts'

const mimes = { csv: 'text/csv; charset=utf-8', jsonl: 'application/x-ndjson; charset=utf-8' }

/** A short-lived download address for the caller, which needs no token. */
export async function createDownload(
  deps: ServiceDeps,
  tx: Tx,
  one: MemberExport,
): Promise<{ url: string; expiresDate: Date }> {
  requireFile(one)
  const expiresDate = deps.clock.after(tx.now, { minutes: MEMBER_EXPORT_ADDRESS_MINUTES })
  const endsAt = Math.floor(expiresDate.getTime() / 1000)
  const address = { siteId: tx.siteId, id: one.id, actor: tx.actor, endsAt }
  const token = signAddress(address, deps.key)
  return { url: `${deps.publicUrl}/vitrine/v1/member-export-files/${token}`, expiresDate }
}

/** Serves the file of a download address on behalf of its caller; the ledger records the download. */
export async function serveAddress(
  deps: ServiceDeps & Pick<Deps, 'events'>,
  onSite: (siteId: string) => Tx,
  token: string,
): Promise<Page> {
  const address = readAddress(token, deps.key)
  if (!address) throw MemberExportAddressInvalid()
  const base = { ...onSite(address.siteId), actor: address.actor }
  if (address.endsAt * 1000 <= base.now.getTime()) throw MemberExportAddressInvalid()
  return inTransaction(base, async (tx) => {
    const one = requireFile(await getExport(tx, address.id))
    const { id, fileName, passwordHashes } = one
    const page = await pageOf(deps, one)
    const fact = { definition: MemberExportDownloaded, entityId: id }
    await deps.events.append(tx, { ...fact, after: { fileName, passwordHashes } })
    return page
  })
}

async function pageOf({ files }: ServiceDeps, one: MemberExport): Promise<Page> {
  const part = { start: 0, end: Math.max(0, one.bytes - 1) }
  const { stream } = await files.open(one.storageKey, part).catch((error) => {
    throw error instanceof FileMissing ? MemberExportNotReady({ id: one.id }) : error
  })
  return {
    status: 200,
    headers: {
      'content-type': mimes[one.format],
      'content-length': String(one.bytes),
      // File names of exports are generated: letters, digits, hyphens and a dot.
      'content-disposition': `attachment; filename="${one.fileName}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
    body: one.bytes === 0 ? '' : stream,
  }
}

function requireFile(one: MemberExport): MemberExport {
  if (one.job.state === 'DONE' && !one.removedDate) return one
  throw MemberExportNotReady({ id: one.id, state: one.job.state })
}
