import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { categories } from '@wix/categories'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import {
  brandsV3,
  collections,
  customizationsV3,
  infoSectionsV3,
  inventory,
  inventoryItemsV3,
  products,
  ribbonsV3,
} from '@wix/stores'
import { inject } from 'vitest'
import { ownHost, redirectTo, restoreFetch } from './redirected-fetch.ts'

const modules = {
  infoSectionsV3,
  products,
  collections,
  customizationsV3,
  inventory,
  inventoryItemsV3,
  brandsV3,
  ribbonsV3,
  categories,
}
type ModuleName = keyof typeof modules

const atOwnHost = { apiBaseUrl: ownHost }

/** A running shop with the published store modules. Records the calls of all clients. */
export async function startPublishedShop() {
  const server = await startProduct({ like: inject('prepared') })
  const site = server.sites[0] as RunningProduct['sites'][number]
  const fetch = redirectTo(server.baseUrl)
  const calledFunctions = new Set<string>()
  const visitorAuth = () => OAuthStrategy({ clientId: site.clientId })
  const merchantAuth = () => ApiKeyStrategy({ apiKey: site.apiKey, siteId: site.id })
  return {
    server,
    site,
    fetch,
    visitor: () =>
      recordCalls(createClient({ modules, auth: visitorAuth(), fetch }), calledFunctions),
    merchant: () =>
      recordCalls(createClient({ modules, auth: merchantAuth(), fetch }), calledFunctions),
    nobody: () => createClient({ modules, fetch }),
    /** The same callers through a custom host, where other paths are used. */
    visitorAtOwnHost: () =>
      createClient({ modules, auth: visitorAuth(), fetch, host: atOwnHost, useCDN: false }),
    merchantAtOwnHost: () =>
      createClient({ modules, auth: merchantAuth(), fetch, host: atOwnHost }),
    /** Functions of a module that no test has called, except for those excluded with a reason. */
    uncalled: (name: ModuleName, exempt: Readonly<Record<string, string>>) => {
      const functions = functionsOf(name)
      const stale = Object.keys(exempt).filter((one) => !functions.includes(one))
      const silent = functions.filter(
        (one) => !calledFunctions.has(`${name}.${one}`) && !(one in exempt),
      )
      return { silent, stale }
    },
    async stop() {
      restoreFetch()
      await server.stop()
      server.remove()
    },
  }
}
export type PublishedShop = Awaited<ReturnType<typeof startPublishedShop>>

const functionsOf = (name: ModuleName): string[] =>
  Object.entries(modules[name]).flatMap(([key, value]) =>
    typeof value === 'function' ? [key] : [],
  )

function recordCalls<C extends object>(client: C, calledFunctions: Set<string>): C {
  return new Proxy(client, {
    get(target, name) {
      const part = Reflect.get(target, name)
      if (typeof name !== 'string' || !(name in modules)) return part
      return new Proxy(part as object, {
        get(calls, call) {
          calledFunctions.add(`${name}.${String(call)}`)
          return Reflect.get(calls, call)
        },
      })
    },
  })
}

/** The error of a published client's call; throws if the call succeeds. */
export async function failureOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!error) throw new Error('The call succeeded')
  const { details = {}, message } = error as { details?: Failure; message: string }
  const { applicationError, validationError } = details
  return {
    message,
    code: applicationError?.code,
    fields: (validationError?.fieldViolations ?? []).map(({ field }) => field).sort(),
    rules: (validationError?.fieldViolations ?? []).map(({ violatedRule }) => violatedRule),
  }
}
interface Failure {
  applicationError?: { code: string; description: string; data: unknown }
  validationError?: { fieldViolations: { field: string; violatedRule: string }[] }
}

/** An id that belongs to nothing. */
export const unknownId = '00000000-0000-4000-8000-000000000000'
/** Picture addresses that lead nowhere: adding one does not check that it can be reached. */
export const picture = (name: string) => `https://pictures.example.test/${name}.jpg`
