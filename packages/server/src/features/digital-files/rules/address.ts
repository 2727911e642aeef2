import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Actor } from '../../../platform/tx.ts'
import type { DownloadAddress } from '../model.ts'

/** The address as text for a path: what it says, a dot, and the proof that we said so. */
export function signAddress(address: DownloadAddress, key: string): string {
  const { id, siteId, productId, fileId, actor, endsAt } = address
  const said = JSON.stringify([id, siteId, productId, fileId, actor.type, actor.id, endsAt])
  const text = Buffer.from(said).toString('base64url')
  return `${text}.${proofOf(text, key).toString('base64url')}`
}

/** What a genuine address says, ended or not; undefined for any other text. */
export function readAddress(token: string, key: string): DownloadAddress | undefined {
  const [text, proof, rest] = token.split('.')
  if (!text || !proof || rest !== undefined) return undefined
  const [sent, own] = [Buffer.from(proof, 'base64url'), proofOf(text, key)]
  if (sent.byteLength !== own.byteLength || !timingSafeEqual(sent, own)) return undefined
  const said = JSON.parse(Buffer.from(text, 'base64url').toString())
  const [id, siteId, productId, fileId, type, actorId, endsAt] = said as [
    ...ids: [string, string, string, string],
    type: Actor['type'],
    actorId: string,
    endsAt: number,
  ]
  return { id, siteId, productId, fileId, actor: { type, id: actorId }, endsAt }
}

const proofOf = (text: string, key: string) => createHmac('sha256', key).update(text).digest()
