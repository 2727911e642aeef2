import type { AnyService } from '@vitrine/contract/kit'
import { printSchema } from 'graphql'
import { toGraphQlSchema } from './schema.ts'

/** The schema in SDL, as stored in `docs/schema.graphql`. */
export const printGraphQlSchema = (services: Readonly<Record<string, AnyService>>): string =>
  `${printSchema(toGraphQlSchema(services))}\n`
