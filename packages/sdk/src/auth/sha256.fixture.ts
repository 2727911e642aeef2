import { sha256 } from './sha256.ts'

/** SHA-256 as lower-case hex. */
export const hexOf = async (text: string) =>
  [...(await sha256(text))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
