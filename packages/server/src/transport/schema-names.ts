import * as authentication from '@vitrine/contract/authentication'
import * as catalogV1 from '@vitrine/contract/catalog-v1'
import * as catalogV3 from '@vitrine/contract/catalog-v3'
import * as categories from '@vitrine/contract/categories'
import * as clients from '@vitrine/contract/clients'
import * as digitalFiles from '@vitrine/contract/digital-files'
import * as exports from '@vitrine/contract/exports'
import * as identityProviders from '@vitrine/contract/identity-providers'
import * as imports from '@vitrine/contract/imports'
import * as inventory from '@vitrine/contract/inventory'
import * as jobs from '@vitrine/contract/jobs'
import * as kit from '@vitrine/contract/kit'
import * as mailbox from '@vitrine/contract/mailbox'
import * as media from '@vitrine/contract/media'
import * as memberFiles from '@vitrine/contract/member-files'
import * as members from '@vitrine/contract/members'
import * as oauth from '@vitrine/contract/oauth'
import * as orderFiles from '@vitrine/contract/order-files'
import * as reasons from '@vitrine/contract/reasons'
import * as redirects from '@vitrine/contract/redirects'
import * as saves from '@vitrine/contract/saves'
import * as shop from '@vitrine/contract/shop'
import * as sites from '@vitrine/contract/sites'
import * as staff from '@vitrine/contract/staff'
import * as webhooks from '@vitrine/contract/webhooks'
import { pascal, type SchemaNames, structureOf } from './shared-schemas.ts'

/** Every part of the contract that exports schemas; the first one to name a schema wins. */
const parts: Readonly<Record<string, object>> = {
  kit,
  authentication,
  identityProviders,
  members,
  memberFiles,
  oauth,
  orderFiles,
  reasons,
  redirects,
  catalogV1,
  catalogV3,
  categories,
  inventory,
  media,
  digitalFiles,
  imports,
  exports,
  jobs,
  webhooks,
  mailbox,
  sites,
  clients,
  staff,
  saves,
  shop,
}

/** The names of exported schemas; where two dialects use one name, it is prefixed by the service. */
export function schemaNames(): SchemaNames {
  const schemas = Object.entries(parts).flatMap(([service, exported]) =>
    Object.entries(exported)
      .filter(([, value]) => isSchema(value))
      // Loaders differ in the order of a module's exports.
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, schema]) => ({ service, name, structure: structureOf(schema) })),
  )
  const first = new Map<string, (typeof schemas)[number]>()
  for (const one of schemas) if (!first.has(one.structure)) first.set(one.structure, one)
  const unique = [...first.values()]
  const isShared = (name: string) => unique.filter((one) => one.name === name).length > 1
  return new Map(
    unique.map(({ service, name, structure }) => [
      structure,
      isShared(name) ? pascal(service) + name : name,
    ]),
  )
}

const isSchema = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('properties' in value && (value as { type?: unknown }).type === 'object') || 'anyOf' in value)
