import type { AnyService } from '@vitrine/contract/kit'
import { printSchema } from 'graphql'
import { toGraphQlSchema } from './schema.ts'

/** The text of the schema, as `docs/schema.graphql` holds it. */
export const printGraphQlSchema = (services: Readonly<Record<string, AnyService>>): string =>
  `${printSchema(toGraphQlSchema(services))}\n`
