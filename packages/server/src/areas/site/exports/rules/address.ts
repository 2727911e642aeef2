import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Actor } from '../../../../platform/tx.ts'
import type { DownloadAddress } from '../model.ts'

/** Encodes a download link for a URL path: payload, a dot, signature. */
export function signAddress({ siteId, id, actor, endsAt }: DownloadAddress, key: string): string {
  const payload = JSON.stringify([siteId, id, actor.type, actor.id, endsAt])
  const text = Buffer.from(payload).toString('base64url')
  return `${text}.${proofOf(text, key).toString('base64url')}`
}

/** The payload of a link with a valid signature, expired or not; undefined for any other text. */
export function readAddress(token: string, key: string): DownloadAddress | undefined {
  const [text, proof, rest] = token.split('.')
  if (!text || !proof || rest !== undefined) return undefined
  const [signature, own] = [Buffer.from(proof, 'base64url'), proofOf(text, key)]
  if (signature.byteLength !== own.byteLength || !timingSafeEqual(signature, own)) return undefined
  const payload = JSON.parse(Buffer.from(text, 'base64url').toString())
  const [siteId, id, type, actorId, endsAt] = payload as [
    string,
    string,
    Actor['type'],
    string,
    number,
  ]
  return { siteId, id, actor: { type, id: actorId }, endsAt }
}

const proofOf = (text: string, key: string) => createHmac('sha256', key).update(text).digest()
