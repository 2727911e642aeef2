import { ItemNotFoundInCatalog } from '@vitrine/contract/carts'
import { ValidationError } from '@vitrine/contract/kit'
import type { Resolution } from '../../../catalog/index.ts'
import type { NewLine } from '../model/cart.ts'
import type { FoundLine } from '../rules/lines.ts'
import { withOverrides } from '../rules/overrides.ts'

/** Resolves items; throws one error with the problems of all others. */
export function foundLines(
  lines: readonly NewLine[],
  resolutions: readonly Resolution[],
): FoundLine[] {
  const resolved = lines.map((line, at) => ({
    line,
    resolution: withOverrides(resolutions[at] as Resolution, line.overrides),
  }))
  const gone = resolved.filter(({ resolution }) => resolution.status === 'NOT_FOUND')
  if (gone.length > 0) {
    throw ItemNotFoundInCatalog({
      invalidItems: gone.map(({ line: { reference } }) => ({
        catalogReference: {
          catalogItemId: reference.productId,
          ...(reference.variantId && { options: { variantId: reference.variantId } }),
        },
      })),
    })
  }
  const violations = resolved.flatMap(({ line, resolution }) =>
    resolution.status === 'INVALID'
      ? resolution.problems.map(({ rule, description, data }) => ({
          field: line.field,
          description,
          violatedRule: 'OTHER' as const,
          ruleName: rule,
          data,
        }))
      : [],
  )
  if (violations.length > 0) throw new ValidationError(violations)
  return resolved.flatMap(({ line, resolution }) =>
    resolution.status === 'FOUND' ? [{ ...line, purchasable: resolution.purchasable }] : [],
  )
}
