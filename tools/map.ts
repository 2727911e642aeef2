import { mkdirSync, writeFileSync } from 'node:fs'
import { contract } from '@vitrine/contract'
import { printGraphQlSchema } from '@vitrine/server/graphql'
import { toOpenApi } from '@vitrine/server/openapi'
import { mapText } from './map-text.ts'

/** Generates the committed files that are derived from the contract. */
mkdirSync('docs', { recursive: true })
writeFileSync('docs/map.md', mapText())
writeFileSync('docs/openapi.json', `${JSON.stringify(toOpenApi(contract, '0.1.0'), null, 1)}\n`)
writeFileSync('docs/schema.graphql', printGraphQlSchema(contract))
console.log('docs/map.md, docs/openapi.json and docs/schema.graphql are fresh')
