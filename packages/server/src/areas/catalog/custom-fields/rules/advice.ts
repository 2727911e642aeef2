import type { CustomField } from '@vitrine/contract/custom-fields'
import { nearestName } from '../../../../platform/nearest-name.ts'

/** Suggests a similar key for an unknown one. */
export function adviceFor(key: string, fields: readonly Pick<CustomField, 'key'>[]): string {
  const keys = fields.map((one) => one.key)
  const nearest = nearestName(key, keys)
  if (nearest) return `did you mean \`${nearest}\`?`
  return keys.length > 0
    ? `accepted: ${keys.map((one) => `\`${one}\``).join(', ')}`
    : 'there is none'
}
