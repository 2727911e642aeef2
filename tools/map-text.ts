import { contract } from '@vitrine/contract'
import { type AnyService, addressesOf } from '@vitrine/contract/kit'

/** The text of `docs/map.md`: every operation with its address, permission, facts and files. */
export function mapText(): string {
  const sections = Object.entries(contract as Record<string, AnyService>).map(([key, service]) => {
    const operations = Object.entries(service.operations).sort(([a], [b]) => (a < b ? -1 : 1))
    const rows = operations.map(([name, operation]) => {
      const address = addressesOf(service, operation)[0]
      const facts = (operation.facts ?? []).map((fact) => fact.name).join(', ')
      return `| \`${name}\` | ${address?.method} \`${address?.path}\` | ${operation.permission} | ${facts} |`
    })
    return [
      `## ${key}`,
      '',
      `${service.summary}. Declared in \`packages/contract/src/${service.name}\`.`,
      '',
      '| Operation | Address | Permission | Facts |',
      '|---|---|---|---|',
      ...rows,
    ].join('\n')
  })
  const intro = 'Generated from the contract by `npm run map`; a test keeps it fresh.'
  return `# Map of operations\n\n${intro}\n\n${sections.join('\n\n')}\n`
}
