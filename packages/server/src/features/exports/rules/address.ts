import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Actor } from '../../../platform/tx.ts'
import type { DownloadAddress } from '../model.ts'

/** The address as text for a path: what it says, a dot, and the proof that we said so. */
export function signAddress({ siteId, id, actor, endsAt }: DownloadAddress, key: string): string {
  const said = JSON.stringify([siteId, id, actor.type, actor.id, endsAt])
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
  const [siteId, id, type, actorId, endsAt] = said as [
    string,
    string,
    Actor['type'],
    string,
    number,
  ]
  return { siteId, id, actor: { type, id: actorId }, endsAt }
}

const proofOf = (text: string, key: string) => createHmac('sha256', key).update(text).digest()
