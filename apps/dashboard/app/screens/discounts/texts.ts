import type { StatusTone } from '@vitrine/ui/status'
import type { Messages } from '../../messages/index.ts'
import { formatNumber } from '../../shared/format.ts'
import type { Promotion } from './form.ts'

export const tones: Record<Promotion['status'], StatusTone> = {
  LIVE: 'good',
  SCHEDULED: 'note',
  EXPIRED: 'quiet',
  OFF: 'quiet',
  USED_UP: 'warn',
}

export function codeText(
  { trigger, code, codeCount }: Promotion,
  { automatic, manyCodes }: Messages['discounts'],
): string {
  if (trigger === 'AUTOMATIC') return automatic
  return codeCount > 1 ? manyCodes({ n: codeCount }) : (code ?? '–')
}

export function usesText(
  { usage, limits }: Promotion,
  { uses }: Messages['discounts'],
  language: string,
): string {
  const n = formatNumber(usage.count, language)
  const limit = limits.total && formatNumber(limits.total, language)
  return limit ? uses({ n, limit }) : n
}
