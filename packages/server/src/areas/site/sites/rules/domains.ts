import { ValidationError } from '@vitrine/contract/kit'
import { tidyHost } from './addresses.ts'

/** The hosts of a site, normalised, each once; refuses an invalid one by its index in `field`. */
export function tidyDomains(domains: readonly string[], field: string): string[] {
  const hosts = domains.map((domain) => tidyHost(domain.trim()))
  const violations = hosts.flatMap((host, index) =>
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
  return [...new Set(hosts as string[])]
}
