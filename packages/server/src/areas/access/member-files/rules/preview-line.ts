import { toWire } from '@vitrine/contract/kit'
import { MemberLine } from '@vitrine/contract/member-files'
import { hashCostOf } from '../../../../platform/imported-password-hashes.ts'
import type { RawRow } from '../model.ts'

/** A row for a preview, valid or not; of a password it shows the hash format only. */
export function previewLine(value: MemberLine | undefined, { wire }: Pick<RawRow, 'wire'>): object {
  const preview = value ? (toWire(MemberLine, value) as RawRow['wire']) : wire
  const { passwordHash, ...others } = preview
  return passwordHash ? { ...others, passwordHash: formOf(String(passwordHash)) } : others
}

function formOf(stored: string): string {
  try {
    return hashCostOf(stored)
  } catch {
    return '?'
  }
}
