import { toWire } from '@vitrine/contract/kit'
import { MemberLine } from '@vitrine/contract/member-files'
import { costOf } from '../../../platform/password-forms.ts'
import type { RawRow } from '../model.ts'

/** A row for a screen, checked or not: of a password only the form it has. */
export function shownLine(value: MemberLine | undefined, { wire }: Pick<RawRow, 'wire'>): object {
  const shown = value ? (toWire(MemberLine, value) as RawRow['wire']) : wire
  const { passwordHash, ...others } = shown
  return passwordHash ? { ...others, passwordHash: formOf(String(passwordHash)) } : others
}

function formOf(stored: string): string {
  try {
    return costOf(stored)
  } catch {
    return '?'
  }
}
