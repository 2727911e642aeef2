import {
  DigitalFileDownloaded,
  DigitalFileNotFound,
  DownloadAddressExpired,
  DownloadAddressInvalid,
} from '@vitrine/contract/digital-files'
import type { Page } from '@vitrine/contract/kit'
import { type ByteRange, parseByteRange } from '../../../../platform/byte-range.ts'
import { FileMissing } from '../../../../platform/file-storage.ts'
import { inTransaction, type Tx } from '../../../../platform/tx.ts'
import type { DigitalFile, DownloadAddress } from '../model.ts'
import { readAddress } from '../rules/address.ts'
import { dispositionOf, kindOf } from '../rules/file-types.ts'
import { checkDownloads, checkGrant } from '../rules/rights.ts'
import { countDownload, recordUse } from '../store/downloads.ts'
import { findGrant } from '../store/grants.ts'
import { findDelivered } from '../store/product-files.ts'
import type { DigitalFilesServiceDeps } from './deps.ts'

/** Files are not cached, and browsers do not execute them. */
const securityHeaders = {
  'accept-ranges': 'bytes',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

/** A request for a download address. */
export interface DownloadRequest {
  readonly token: string
  readonly range: string | undefined
  readonly ifRange: string | undefined
}

/** The file behind an address, or a range of it, while the member still has the right to it. */
export async function serve(
  deps: DigitalFilesServiceDeps,
  onSite: (siteId: string) => Tx,
  { token, range, ifRange }: DownloadRequest,
): Promise<Page> {
  const address = readAddress(token, deps.key)
  if (!address) throw DownloadAddressInvalid()
  const base = { ...onSite(address.siteId), actor: address.actor }
  if (address.endsAt * 1000 <= base.now.getTime()) throw DownloadAddressExpired()
  const { file, part } = await inTransaction(base, async (tx) => {
    const found = await findDeliverable(tx, address)
    const isSame = ifRange === undefined || ifRange === etagOf(found)
    const requestedPart = isSame ? parseByteRange(range, found.bytes) : undefined
    if (requestedPart !== 'none') await recordDownload(deps, tx, address, found)
    return { file: found, part: requestedPart }
  })
  return part === 'none' ? noSuchPart(file) : reply(deps, file, part)
}

async function findDeliverable(
  tx: Tx,
  { productId, fileId, actor }: DownloadAddress,
): Promise<DigitalFile> {
  if (actor.type === 'member') checkGrant(await findGrant(tx, productId, actor.id), tx.now)
  const delivered = await findDelivered(tx, productId, fileId)
  if (!delivered) throw DigitalFileNotFound({ fileId })
  return delivered.file
}

/** The first use of an address counts as a download; later requests are further ranges of it. */
async function recordDownload(
  { clock, events }: DigitalFilesServiceDeps,
  tx: Tx,
  address: DownloadAddress,
  { id, fileName, bytes }: DigitalFile,
): Promise<void> {
  const { productId, actor } = address
  if (!(await recordUse(tx, address, clock.after(tx.now, { hours: 1 })))) return
  if (actor.type === 'member') {
    const grant = await findGrant(tx, productId, actor.id)
    checkGrant(grant, tx.now)
    checkDownloads(grant)
    await countDownload(tx, productId, actor.id)
  }
  await events.append(tx, {
    definition: DigitalFileDownloaded,
    entityId: id,
    after: { productId, fileName, bytes, ...(actor.type === 'member' && { memberId: actor.id }) },
  })
}

async function reply(
  { storage }: DigitalFilesServiceDeps,
  file: DigitalFile,
  part: ByteRange | undefined,
): Promise<Page> {
  const { stream } = await storage.open(file.storageKey, part).catch((error) => {
    throw error instanceof FileMissing ? DigitalFileNotFound({ fileId: file.id }) : error
  })
  const length = part ? part.end - part.start + 1 : file.bytes
  return {
    status: part ? 206 : 200,
    headers: {
      ...securityHeaders,
      'content-type': kindOf(file.fileName).mime,
      'content-disposition': dispositionOf(file.fileName),
      'content-length': String(length),
      etag: etagOf(file),
      ...(part && { 'content-range': `bytes ${part.start}-${part.end}/${file.bytes}` }),
    },
    body: stream,
  }
}

const noSuchPart = (file: DigitalFile): Page => ({
  status: 416,
  headers: { ...securityHeaders, 'content-range': `bytes */${file.bytes}` },
  body: '',
})

const etagOf = ({ id }: DigitalFile) => `"${id}"`
