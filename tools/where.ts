import { spawnSync } from 'node:child_process'
import { contract } from '@vitrine/contract'
import { type AnyService, addressesOf } from '@vitrine/contract/kit'

/** Prints every file and line that concerns an operation: `npm run where createProduct`. */
const operationName = process.argv[2]
if (!operationName) {
  console.error('Say which operation: npm run where createProduct')
  process.exit(2)
}

const operations = Object.entries(contract as Record<string, AnyService>).flatMap(
  ([key, service]) =>
    Object.entries(service.operations)
      .filter(([name]) => name.toLowerCase() === operationName.toLowerCase())
      .map(([name, operation]) => ({ key, name, service, operation })),
)
if (operations.length === 0) {
  console.error(`No operation is called ${operationName}. "npm run routes" lists them all.`)
  process.exit(1)
}

for (const { key, name, service, operation } of operations) {
  console.log(`\n${key}.${name} · ${operation.summary}`)
  for (const { method, path } of addressesOf(service, operation)) console.log(`  ${method} ${path}`)
  console.log(`  permission ${operation.permission}${operation.writes ? ', writes' : ''}`)
  for (const { code, status } of operation.errors ?? []) console.log(`  error ${status} ${code}`)
  for (const fact of operation.facts ?? []) console.log(`  fact ${fact.name}`)
  printReferences(`\\b${name}\\b`)
}

function printReferences(pattern: string): void {
  const { stdout } = spawnSync('git', ['grep', '-nE', pattern, '--', '*.ts', '*.tsx'], {
    encoding: 'utf8',
  })
  const lines = stdout.trim().split('\n').filter(Boolean)
  for (const line of lines.slice(0, 30)) {
    const [file, number, text = ''] = line.split(/:(\d+):/)
    console.log(`  ${file}:${number}  ${text.trim().slice(0, 80)}`)
  }
}
