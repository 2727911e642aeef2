import { ValidationError } from '@vitrine/contract/kit'
import { tidyHost } from './addresses.ts'

/** The hosts of a site in their one spelling, each once; refuses what is none by its place in `field`. */
export function tidyDomains(domains: readonly string[], field: string): string[] {
  const found = domains.map((domain) => tidyHost(domain.trim()))
  const violations = found.flatMap((host, index) =>
    host === undefined
      ? [
          {
            field: `${field}[${index}]`,
            description: 'must be a host such as shop.example or localhost:4400',
            violatedRule: 'FORMAT' as const,
            data: {},
          },
        ]
      : [],
  )
  if (violations.length > 0) throw new ValidationError(violations)
  return [...new Set(found as string[])]
}
